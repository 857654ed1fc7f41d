import { useMutation } from '@tanstack/react-query';
import { wordTemplateContract } from '#shared/domains/attached/word-template/contract.ts';
import type { TemplateKind, WordKind } from '#shared/domains/attached/word-template/schemas.ts';
import type { AgreementKind } from '#shared/kernel/record/agreement.ts';
import { saveAs } from '#web/domains/attached/file/widgets/save-as.ts';
import { call } from '#web/platform/api.ts';
import { isExpected } from '#web/platform/api-error.ts';
import type { MenuItem } from '#web/ui/menu.tsx';
import { toast } from '#web/ui/toaster.ts';
import { useTemplates } from './use-templates.ts';

const { exportList, exportRecord } = wordTemplateContract.routes;
type File = Parameters<typeof saveAs>[0];

/** A menu entry for each of the agency's templates, which fetches the document made with it. */
function usePrinting(kind: TemplateKind, mainArea: WordKind, print: (id: string) => Promise<File>) {
  const templates = useTemplates(kind, mainArea);
  const printing = useMutation({
    mutationFn: print,
    onSuccess: saveAs,
    onError: (error) => {
      if (isExpected(error)) toast(error.message);
    },
    meta: { quiet: true },
  });
  const items: MenuItem[] = templates.map(({ id, name }) => ({
    id,
    label: `${name} (.docx)`,
    onSelect: () => printing.mutate(id),
  }));
  return { items, busy: printing.isPending };
}

/** A list as a Word file; `request` is the list's own. */
export const useWordExport = (mainArea: WordKind, request: Readonly<Record<string, unknown>>) =>
  usePrinting('listView', mainArea, (id) => call(exportList, { params: { id }, body: { request: { ...request } } }));

/** One record as a Word file. */
export const useWordDocument = (mainArea: Exclude<WordKind, AgreementKind>, recordId: string) =>
  usePrinting('record', mainArea, (id) => call(exportRecord, { params: { id }, body: { recordId } }));
