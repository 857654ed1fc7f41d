import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Braces, Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { wordTemplateContract } from '#shared/domains/attached/word-template/contract.ts';
import type { TemplateKind, WordKind } from '#shared/domains/attached/word-template/schemas.ts';
import type { MergeField } from '#shared/kernel/record/merge-field.ts';
import { saveAs } from '#web/domains/attached/file/widgets/save-as.ts';
import { call } from '#web/platform/api.ts';
import { currentLocale } from '#web/platform/i18n.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toaster.ts';
import { fieldsQuery } from '../queries.ts';
import { useFieldKinds } from './template-words.ts';
import './word-template.css';
import { SearchInput } from '#web/ui/search-input.tsx';

/** A field as it is written into the document; a list with what stands in each of its rows. */
function textOf({ path, kind, fields = [] }: MergeField): string {
  if (fields.length > 0) return `{#${path}}${fields.map((field) => `{${field.path}}`).join(' ')}{/}`;
  return kind === 'list' ? `{${path} | join}` : `{${path}}`;
}

function FieldRow({ field, internal = false }: { readonly field: MergeField; readonly internal?: boolean }) {
  const { t } = useLingui();
  const kinds = useFieldKinds();
  const text = textOf(field);
  const { path } = field;
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    toast(<Trans>{path} copied</Trans>);
  };
  return (
    <>
      <li className={internal ? 'in-list' : undefined}>
        <code className="cut">{`{${path}}`}</code>
        <span className="meta">{kinds[field.kind]}</span>
        <IconButton label={t`Copy ${path}`} onClick={() => void copy()}>
          <Copy size={14} />
        </IconButton>
      </li>
      {field.fields?.map((inner) => (
        <FieldRow key={inner.path} field={inner} internal />
      ))}
    </>
  );
}

const holds = (field: MergeField, keyword: string): boolean =>
  field.path.toLowerCase().includes(keyword) || (field.fields ?? []).some((inner) => holds(inner, keyword));

function FindField({ keyword, setKeyword }: { readonly keyword: string; readonly setKeyword: (next: string) => void }) {
  const { t } = useLingui();
  return (
    <div className="card-b wt-find">
      <SearchInput label={t`Search merge fields`} value={keyword} onText={setKeyword} />
      <span className="meta">
        {t`A list repeats the content between its opening and closing tags. Formats: upper, lower, title, dateLong, lines.`}
      </span>
    </div>
  );
}

/** Every field a template of this area may use, to copy into Word, and a document that has them all. */
export function MergeFieldsCard({ kind, mainArea }: { readonly kind: TemplateKind; readonly mainArea: WordKind }) {
  const { t } = useLingui();
  const [keyword, setKeyword] = useState('');
  const { data } = useQuery(fieldsQuery(kind, mainArea));
  const sample = useMutation({
    mutationFn: () => call(wordTemplateContract.routes.sample, { body: { kind, mainArea, locale: currentLocale() } }),
    onSuccess: saveAs,
  });
  const fields = data?.fields.filter((field) => holds(field, keyword.trim().toLowerCase()));
  return (
    <Card
      title={t`Merge fields`}
      icon={<Braces size={15} aria-hidden="true" />}
      count={data?.fields.length}
      action={
        <Button size="sm" icon={<Download size={13} />} busy={sample.isPending} onClick={() => sample.mutate()}>
          {t`Sample with every field`}
        </Button>
      }
    >
      <FindField keyword={keyword} setKeyword={setKeyword} />
      {!fields && <SkeletonLines lines={6} />}
      <ul className="wt-fields" aria-label={t`Merge fields`}>
        {fields?.map((field) => (
          <FieldRow key={field.path} field={field} />
        ))}
      </ul>
    </Card>
  );
}
