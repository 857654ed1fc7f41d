import { useMutation } from '@tanstack/react-query';
import { advancingLinkContract } from '#shared/domains/journeys/advancing-link/contract.ts';
import { saveAs } from '#web/domains/attached/file/widgets/save-as.ts';
import { call } from '#web/platform/api.ts';
import { useGuest } from './answering.ts';

/** Fetches a file of an answer. */
export function useReadFile(): (fileId: string) => void {
  const { secret } = useGuest();
  const { mutate } = useMutation({
    mutationFn: async (fileId: string) =>
      saveAs(await call(advancingLinkContract.routes.file, { params: { secret }, body: { fileId } })),
  });
  return mutate;
}
