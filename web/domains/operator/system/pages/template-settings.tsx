import { Trans, useLingui } from '@lingui/react/macro';
import { useQueries } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { excelTemplateContract } from '#shared/domains/attached/excel-template/contract.ts';
import { wordTemplateContract } from '#shared/domains/attached/word-template/contract.ts';
import { productTemplateContract } from '#shared/domains/reference/product-template/contract.ts';
import { RECORD_SUBJECTS } from '#shared/kernel/record/subject.ts';
import { SettingsFrame } from '#web/kits/settings/settings-frame.tsx';
import { type Callable, queryOf } from '#web/platform/api.ts';
import { Card } from '#web/ui/card.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { useKindWords } from '#web/ui/record/kinds.ts';

interface Place {
  readonly to: string;
  readonly label: string;
  readonly list: Callable;
  readonly body: object;
}
interface Kind {
  readonly route: string;
  readonly title: ReactNode;
  readonly places: readonly Place[];
}

/** Kinds of templates whose pages are there, with the list that counts each. */
function useKinds(): readonly Kind[] {
  const { t } = useLingui();
  const areas = useKindWords('one');
  const pages = useRouter().routesByPath as Readonly<Record<string, unknown>>;
  const inAreas = (path: string, list: Callable, body: object) =>
    RECORD_SUBJECTS.map((mainArea) => ({
      to: `${path}/${mainArea}`,
      label: areas[mainArea],
      list,
      body: { ...body, mainArea },
    }));
  const word = wordTemplateContract.routes.list;
  const product = {
    to: '/producttemplate',
    label: t`All`,
    list: productTemplateContract.routes.list,
    body: {},
  };
  const kinds = [
    { path: '/wordtemplate', title: t`Word templates`, list: word, body: { kind: 'record' } },
    { path: '/wordtemplateforlistview', title: t`Word templates for lists`, list: word, body: { kind: 'listView' } },
    { path: '/exceltemplate', title: t`Excel templates`, list: excelTemplateContract.routes.list, body: {} },
  ].map(({ path, title, list, body }) => ({ route: `${path}/$mainArea`, title, places: inAreas(path, list, body) }));
  return [...kinds, { route: '/producttemplate', title: t`Product templates`, places: [product] }].filter(
    ({ route }) => pages[route],
  );
}

function KindCard({ title, places }: Kind) {
  const found = useQueries({
    queries: places.map(({ list, body }) => queryOf<Callable>(list, { body: { ...body, perPage: 1 } })),
  });
  const countOf = (i: number) => (found[i]?.data as { readonly total: number } | undefined)?.total;
  return (
    <Card title={title}>
      <ul className="lines set-all counted">
        {places.map(({ to, label }, i) => (
          <li key={to}>
            <PageLink to={to} className="strong">
              {label}
            </PageLink>
            <span className="meta num right">{countOf(i) ?? '…'}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Everything that documents and files are made from, and how many there are. */
export const TemplateSettingsPage = () => (
  <SettingsFrame title={<Trans>Templates</Trans>} text={<Trans>Templates for documents, lists and products.</Trans>}>
    {useKinds().map((kind) => (
      <KindCard key={kind.route} {...kind} />
    ))}
  </SettingsFrame>
);
