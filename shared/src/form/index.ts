/** Forms through one library: values, touched fields and the first error of each; rules are a resolver. */
export {
  type Control,
  Controller,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  FormProvider,
  type Resolver,
  type ResolverResult,
  type SubmitHandler,
  type UseFormReturn,
  useController,
  useFormContext,
  useFormState,
  useWatch,
} from 'react-hook-form';
export { useForm } from './use-form.ts';
