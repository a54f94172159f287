import type { PayloadSchema } from '@tessera/shared/registry';

/** Where `given` may have a value that `wanted` does not allow: the path of the field, and why. Empty if there is none. */
function incompatibilitiesOf(given: PayloadSchema, wanted: PayloadSchema, path = ''): readonly string[] {
  const at = path || 'it';
  if (given.anyOf) return given.anyOf.flatMap((option) => incompatibilitiesOf(option, wanted, path));
  if (wanted.anyOf) {
    const all = wanted.anyOf.map((option) => incompatibilitiesOf(given, option, path));
    return all.find((incompatibilities) => incompatibilities.length === 0) ?? [`${at} may be something else`];
  }
  const [values, allowed] = [valuesOf(given), valuesOf(wanted)];
  if (allowed) {
    const others = values?.filter((value) => !allowed.includes(value)) ?? ['another value'];
    return others.length > 0 ? [`${at} may be ${others.map(String).join(' or ')}`] : [];
  }
  if (wanted.type !== undefined && !isOfType(given, wanted.type))
    return [`${at} is ${given.type ?? 'anything'} and not ${wanted.type}`];
  return [
    ...boundIncompatibilities(given, wanted, at),
    ...fieldIncompatibilities(given, wanted, path),
    ...itemIncompatibilities(given, wanted, path),
  ];
}

/** {@link incompatibilitiesOf}, where one of the two may come from a release that does not say what it exchanges. */
export const incompatibilitiesBetween = (
  given: PayloadSchema | undefined,
  wanted: PayloadSchema | undefined,
): readonly string[] => (given && wanted ? incompatibilitiesOf(given, wanted) : []);

/** Fields that `wanted` requires and `given` does not know. */
export const missingFields = (
  given: PayloadSchema | undefined,
  wanted: PayloadSchema | undefined,
): readonly string[] => (given ? (wanted?.required ?? []).filter((name) => !(name in (given.properties ?? {}))) : []);

const valuesOf = ({ const: only, enum: several }: PayloadSchema): readonly unknown[] | undefined =>
  only === undefined ? several : [only];

function isOfType(given: PayloadSchema, type: string): boolean {
  const values = valuesOf(given);
  if (given.type === undefined && values) return values.every((value) => typeof value === type);
  return given.type === type || (given.type === 'integer' && type === 'number');
}

function boundIncompatibilities(given: PayloadSchema, wanted: PayloadSchema, at: string): readonly string[] {
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = given;
  return [
    ...(wanted.minimum !== undefined && minimum < wanted.minimum ? [`${at} may be less than ${wanted.minimum}`] : []),
    ...(wanted.maximum !== undefined && maximum > wanted.maximum ? [`${at} may be more than ${wanted.maximum}`] : []),
  ];
}

function fieldIncompatibilities(given: PayloadSchema, wanted: PayloadSchema, path: string): readonly string[] {
  const [has, needs] = [new Set(given.required), new Set(wanted.required)];
  return Object.entries(wanted.properties ?? {}).flatMap(([name, field]) => {
    const at = path ? `${path}.${name}` : name;
    const own = given.properties?.[name];
    if (needs.has(name) && !has.has(name)) return [own ? `${at} may be missing` : `${at} is missing`];
    return own ? incompatibilitiesOf(own, field, at) : [];
  });
}

const itemIncompatibilities = (given: PayloadSchema, wanted: PayloadSchema, path: string): readonly string[] =>
  given.items && wanted.items ? incompatibilitiesOf(given.items, wanted.items, `${path}[]`) : [];
