import { ApiError, callOrThrow } from '@tessera/shared/api';
import {
  behindPushes,
  endpointMutation,
  endpointQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tessera/shared/query';
import { shrinkPicture } from '@tessera/shared/ui/shrink-picture';
import {
  getPaymentConfirmations,
  getPaymentProof,
  processC2CTransaction,
  proofPictureMaximumBytes,
  uploadPaymentProof,
} from '@tessera/shared/wire/wallet';
import { useRef } from 'react';

const pollMs = 30_000;

/** Payments that the member has not confirmed yet, and disputed ones. */
export const usePaymentConfirmations = endpointQuery(getPaymentConfirmations, {
  read: ({ list }) => list,
  staleTime: 5_000,
  poll: (list = []) => behindPushes(list.length > 0 && pollMs),
});

/** Confirms one payment or all of them. A refusal means that somebody was faster, so the page fetches them again. */
export const useConfirmPayment = endpointMutation(processC2CTransaction, {
  invalidates: [['wallet']],
  evenIfRefused: true,
});

/** A file that can't be sent; `code` is its message. */
class PictureRefused extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

async function upload(file: File): Promise<string> {
  const shrunk = await shrinkPicture(file, proofPictureMaximumBytes);
  if (!shrunk.ok) throw new PictureRefused(shrunk.because.replaceAll('_', '.'));
  return (await callOrThrow(uploadPaymentProof, { image: shrunk.base64 })).id;
}

interface Missing {
  readonly withdrawalId: string;
  readonly paymentId: string;
  readonly comment: string;
  readonly files: readonly File[];
}

/** Disputes a payment, with pictures as proof. A repeated press uploads no picture again. */
export function useReportMissing() {
  const queries = useQueryClient();
  const uploaded = useRef(new Map<File, string>());
  const sending = useMutation({
    mutationFn: async ({ files, ...answer }: Missing) => {
      for (const file of files) if (!uploaded.current.has(file)) uploaded.current.set(file, await upload(file));
      const proofs = files.flatMap((file) => uploaded.current.get(file) ?? []);
      return callOrThrow(processC2CTransaction, { ...answer, action: 'notReceived', proofs });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['wallet'] }),
  });
  const { error } = sending;
  return {
    send: sending.mutateAsync,
    isSending: sending.isPending,
    /** An error of the picture itself is shown below it, by its code; anything else as an error of the call. */
    pictureFault: error instanceof PictureRefused ? error.code : pictureCode(error),
    fault: error && !(error instanceof PictureRefused) && pictureCode(error) === undefined ? error : undefined,
    reset: sending.reset,
  };
}

const pictureCode = (error: Error | null): string | undefined =>
  error instanceof ApiError && error.code.startsWith('picture.') ? error.code : undefined;

/** A picture that was sent as proof, as an address for an image. */
export function useProof(id: string) {
  return useQuery({
    queryKey: [...getPaymentProof.name.split('.'), id],
    queryFn: async ({ signal }) => {
      const { contentType, image } = await callOrThrow(getPaymentProof, { id }, { signal });
      return `data:${contentType};base64,${image}`;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
