import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Copy, Download, FileText, Trash2 } from 'lucide-react';
import { wordTemplateContract } from '#shared/domains/attached/word-template/contract.ts';
import type { WordTemplate } from '#shared/domains/attached/word-template/schemas.ts';
import { LOCALE_NAMES } from '#shared/kernel/text/locale.ts';
import { saveAs } from '#web/domains/attached/file/widgets/save-as.ts';
import { call } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { IconButton } from '#web/ui/button.tsx';
import type { MenuItem } from '#web/ui/menu.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { useRemoval } from '#web/ui/record/use-removal.tsx';
import { Status } from '#web/ui/status.tsx';
import { toast } from '#web/ui/toaster.ts';
import { baseOf } from './template-words.ts';
import './word-template.css';
import { MoreMenu } from '#web/ui/more-menu.tsx';

const { copy, remove, restore, download } = wordTemplateContract.routes;

/** Copy and delete, for those who may. */
export function useTemplateItems({ id, kind, mainArea, name }: WordTemplate): MenuItem[] {
  const { t } = useLingui();
  const queries = useQueryClient();
  const removeRecord = useRemoval();
  const copying = useMutation({
    mutationFn: () => call(copy, { body: { id } }),
    onSuccess: ({ name: added }) => {
      toast(<Trans>{added} added</Trans>);
      return queries.invalidateQueries({ queryKey: [wordTemplateContract.routes.list.id] });
    },
  });
  const drop = () =>
    removeRecord({
      base: `${baseOf(kind)}/${mainArea}`,
      name,
      text: t`Contracts already created with it don't change.`,
      remove: () => call(remove, { body: { id } }),
      restore: () => call(restore, { params: { id } }),
    });
  return [
    { id: 'copy', label: t`Duplicate`, icon: <Copy size={15} />, onSelect: () => copying.mutate() },
    { id: 'delete', label: t`Delete`, icon: <Trash2 size={15} />, danger: true, onSelect: () => void drop() },
  ];
}

export function TemplateMenu({ template }: { readonly template: WordTemplate }) {
  const { t } = useLingui();
  const { name } = template;
  return <MoreMenu label={t`More for ${name}`} groups={[{ id: 'more', items: useTemplateItems(template) }]} />;
}

function Row({ template, may }: { readonly template: WordTemplate; readonly may: boolean }) {
  const { t } = useLingui();
  const { near } = useFormat();
  const { id, name, kind, locale, isActive, visibleInBookkeepings, versions, updatedAt } = template;
  const fetchFile = async () => saveAs(await call(download, { params: { id }, query: {} }));
  const warnings = versions[0]?.problems.length ?? 0;
  return (
    <li>
      <FileText size={16} aria-hidden="true" />
      <span className="col">
        <PageLink to={`${baseOf(kind)}/detail/${id}`} className="strong cut">
          {name}
        </PageLink>
        <span className="meta cut">
          {[LOCALE_NAMES[locale], near(updatedAt), visibleInBookkeepings && t`in all bookkeeping entities`]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      {warnings > 0 && <Status tone="amber">{t`${warnings} to check`}</Status>}
      {!isActive && <Status tone="grey">{t`Not in use`}</Status>}
      <span className="row push">
        <IconButton label={t`Download ${name}`} onClick={() => void fetchFile()}>
          <Download size={15} />
        </IconButton>
        {may && <TemplateMenu template={template} />}
      </span>
    </li>
  );
}

export const TemplateRows = ({ rows, may }: { readonly rows: readonly WordTemplate[]; readonly may: boolean }) => (
  <ul className="wt-rows card">
    {rows.map((template) => (
      <Row key={template.id} template={template} may={may} />
    ))}
  </ul>
);
