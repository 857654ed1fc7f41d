import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { ReferenceCount } from '#shared/domains/relations/merge/schemas.ts';
import { currentTag } from '#web/platform/i18n.ts';

/** `12 shows, 3 contacts and 1 note`: what refers to a record; empty when nothing does. */
export function useReferenceText(): (references: readonly ReferenceCount[]) => string {
  useLingui();
  const words: Readonly<Record<string, (count: number) => string>> = {
    artist: (count) => plural(count, { one: '# artist', other: '# artists' }),
    show: (count) => plural(count, { one: '# show', other: '# shows' }),
    checklist: (count) => plural(count, { one: '# checklist item', other: '# checklist items' }),
    company: (count) => plural(count, { one: '# company', other: '# companies' }),
    contact: (count) => plural(count, { one: '# contact', other: '# contacts' }),
    contract: (count) => plural(count, { one: '# contract', other: '# contracts' }),
    email: (count) => plural(count, { one: '# email', other: '# emails' }),
    file: (count) => plural(count, { one: '# file', other: '# files' }),
    invoice: (count) => plural(count, { one: '# invoice', other: '# invoices' }),
    note: (count) => plural(count, { one: '# note', other: '# notes' }),
    payment: (count) => plural(count, { one: '# payment', other: '# payments' }),
    production: (count) => plural(count, { one: '# production', other: '# productions' }),
    task: (count) => plural(count, { one: '# task', other: '# tasks' }),
  };
  const format = new Intl.ListFormat(currentTag(), { type: 'conjunction' });
  return (references) =>
    format.format(
      references.flatMap(({ name, count }) => (count > 0 ? [words[name]?.(count) ?? `${count} ${name}`] : [])),
    );
}
