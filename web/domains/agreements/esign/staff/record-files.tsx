import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FileText, FolderOpen, Guitar, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import type { RecordFile } from '#shared/domains/agreements/esign/record-file.ts';
import type { EsignView } from '#shared/domains/agreements/esign/view.ts';
import { call, queryOf } from '#web/platform/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { Problem } from '#web/ui/problem.tsx';
import { toast } from '#web/ui/toaster.ts';
import { signingQuery } from '../queries.ts';

const { recordFiles, addRecordFile } = esignContract.routes;
const ICONS = { rider: Guitar, file: FileText, invoice: ReceiptText } as const;
/** The print of a draft invoice takes a moment, and the page shows its end. */
const PRINT_MS = [2000, 5000, 10_000];

interface RecordFilesProps {
  readonly id: string;
  readonly role: EsignView['files'][number]['role'];
  readonly onChange: (view: EsignView) => void;
}

function useAdding({ id, role, onChange }: RecordFilesProps) {
  const queries = useQueryClient();
  const { queryKey } = signingQuery(id);
  const reload = async () => onChange(await queries.fetchQuery({ ...signingQuery(id), staleTime: 0 }));
  return useMutation({
    meta: { quiet: true },
    mutationFn: ({ kind, id: fileId }: RecordFile) =>
      call(addRecordFile, { params: { id }, body: { kind, id: fileId, role } }),
    onSuccess: ({ view, isPrinting }) => {
      queries.setQueryData(queryKey, view);
      onChange(view);
      if (!isPrinting) return;
      toast(<Trans>The invoice is being printed. It joins the files in a moment.</Trans>);
      for (const ms of PRINT_MS) setTimeout(() => void reload(), ms);
    },
  });
}

/** Adds a PDF that Backline has already: a rider, a file of the show or the document, or an invoice. */
export function RecordFiles(props: RecordFilesProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery({
    ...queryOf(recordFiles, { params: { id: props.id } }),
    enabled: isOpen,
    staleTime: 0,
  });
  const adding = useAdding(props);
  const groups = (['rider', 'file', 'invoice'] as const).map((kind) => {
    const Icon = ICONS[kind];
    const items = (data?.rows ?? []).filter((row) => row.kind === kind);
    return {
      id: kind,
      label: { rider: t`Riders`, file: t`Files`, invoice: t`Invoices, sent along` }[kind],
      items: items.map((row) => ({
        id: row.id,
        label: row.name,
        note: row.about,
        icon: <Icon size={14} />,
        onSelect: () => adding.mutate(row),
      })),
    };
  });
  const filled = groups.filter(({ items }) => items.length > 0);
  const none = {
    id: 'none',
    items: [{ id: 'none', label: data ? t`No PDFs` : t`Loading…`, disabled: true, onSelect: () => undefined }],
  };
  return (
    <>
      <Menu
        open={isOpen}
        onOpenChange={setOpen}
        groups={filled.length > 0 ? filled : [none]}
        trigger={
          <Button size="sm" icon={<FolderOpen size={13} />} busy={adding.isPending}>
            {t`From records`}
          </Button>
        }
      />
      <Problem error={adding.error} />
    </>
  );
}
