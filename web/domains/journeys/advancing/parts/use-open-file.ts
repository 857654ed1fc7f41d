import { useMutation } from '@tanstack/react-query';
import { advancingContract } from '#shared/domains/journeys/advancing/contract.ts';
import { saveAs } from '#web/domains/attached/file/widgets/save-as.ts';
import { call } from '#web/platform/api.ts';
import { useDeciding } from './decisions.ts';

/** Fetches a file of an answer. */
export function useOpenFile(): (fileId: string) => void {
  const { id } = useDeciding().request;
  const { mutate } = useMutation({
    mutationFn: async (fileId: string) => saveAs(await call(advancingContract.routes.file, { params: { id, fileId } })),
  });
  return mutate;
}
