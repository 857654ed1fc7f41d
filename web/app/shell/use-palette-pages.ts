import { useLingui } from '@lingui/react';
import { FilePlus, type LucideIcon, Settings } from 'lucide-react';
import type { RecordKind } from '#shared/kernel/record/record-kind.ts';
import { pathOfKind } from '#shared/kernel/record/subject.ts';
import { RECORDS } from '#shared/records.ts';
import { useSettings } from '#web/kits/settings/use-settings.ts';
import { usePages } from '#web/platform/pages.ts';
import { matches, type PaletteQuery } from './palette-query.ts';
import { useNav } from './use-pages.ts';

export interface PalettePage {
  readonly to: string;
  readonly icon: LucideIcon;
  readonly title: string;
  readonly keys?: string | undefined;
}
/** The pages of new records, in the order of a booking's life. A promoter is a company. */
const NEW_PAGES = RECORDS.flatMap(({ name, rights }: RecordKind) => {
  if (!rights.includes('create')) return [];
  const page = `${pathOfKind(name)}/new`;
  return name === 'company' ? [page, '/promoter/new'] : [page];
});

/** Finds the pages that match the typed words and that the user may open. Settings and new records are on request. */
export function usePalettePages({ scope, keyword }: PaletteQuery) {
  const { i18n } = useLingui();
  const { allowed, factsOf } = usePages();
  const fits = ({ title }: PalettePage) => scope !== 'records' && matches(title, keyword);
  const nav: readonly PalettePage[] = useNav()
    .flatMap(({ entries }) => entries)
    .map(({ label, ...entry }) => ({ ...entry, title: i18n._(label) }));
  const settings: readonly PalettePage[] = useSettings()
    .flatMap(({ entries }) => entries)
    .map(({ to, label }) => ({ to, icon: Settings, title: i18n._(label) }));
  const made: readonly PalettePage[] = NEW_PAGES.filter(allowed).flatMap((to) => {
    const title = factsOf(to)?.title;
    return title ? { to, icon: FilePlus, title: i18n._(title) } : [];
  });
  return {
    pages: nav.filter(fits),
    settings: keyword ? settings.filter((page) => fits(page) && !nav.some(({ to }) => to === page.to)) : [],
    made: keyword || scope === 'commands' ? made.filter(fits) : [],
  };
}
