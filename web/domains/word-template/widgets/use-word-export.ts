import { useMutation } from '@tanstack/react-query';
import { wordTemplateContract } from '#shared/domains/word-template/contract.ts';
import type { ListArea } from '#shared/domains/word-template/schemas.ts';
import { saveAs } from '#web/domains/file/widgets/save-as.ts';
import { call } from '#web/platform/api.ts';
import { isExpected } from '#web/platform/api-error.ts';
import type { MenuItem } from '#web/ui/menu.tsx';
import { toast } from '#web/ui/toaster.ts';
import { useTemplates } from './use-templates.ts';

/** A list as a Word file, by each of the agency's templates for it; `request` is the list's own. */
export function useWordExport(mainArea: ListArea, request: Readonly<Record<string, unknown>>) {
  const templates = useTemplates('listView', mainArea);
  const printing = useMutation({
    mutationFn: (id: string) =>
      call(wordTemplateContract.routes.exportList, { params: { id }, body: { request: { ...request } } }),
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
