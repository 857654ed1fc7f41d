import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { FileSpreadsheet } from 'lucide-react';
import { Suspense } from 'react';
import { guestListContract } from '#shared/domains/journeys/guest-list/contract.ts';
import type { GuestList } from '#shared/domains/journeys/guest-list/schemas.ts';
import { saveAs } from '#web/domains/attached/file/widgets/save-as.ts';
import { call, queryOf } from '#web/platform/api.ts';
import { useCan, useMe } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { dialogPart } from '#web/ui/dialog-part.tsx';
import { Later } from '#web/ui/later.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { part } from '#web/ui/part.tsx';
import { ActivityList } from '#web/ui/record/activity-list.tsx';
import { RecordPage } from '#web/ui/record/record-page.tsx';
import { useGoTo } from '#web/ui/record/use-go-to.ts';
import { useRemoval } from '#web/ui/record/use-removal.tsx';
import { useStep } from '#web/ui/use-submit.ts';
import { GuestPanel } from '../parts/guest-panel.tsx';
import { ListLine } from '../parts/list-line.tsx';
import { useLogWords } from '../parts/log-words.ts';
import { listQuery } from '../queries.ts';

const LinksPanel = part(async () => (await import('../parts/links-panel.tsx')).LinksPanel);
const ListDialog = dialogPart(async () => (await import('../parts/list-dialog.tsx')).ListDialog);

const route = getRouteApi('/app/guestlist/$key');
const editRoute = getRouteApi('/app/guestlist/$key/edit');
const BASE = '/guestlist';
const { activity, remove, restore, export: asSheet } = guestListContract.routes;

function Overview({ list, may }: { readonly list: GuestList; readonly may: boolean }) {
  return (
    <>
      {list.isShowDeleted && (
        <Notice tone="amber" fact={<Trans>This list's show has been deleted.</Trans>}>
          <Trans>The list stays until it is deleted separately.</Trans>
        </Notice>
      )}
      {list.notes && <Notice tone="blue">{list.notes}</Notice>}
      <Later lines={8}>
        <GuestPanel key={list.id} list={list} may={may} />
      </Later>
    </>
  );
}

function Export({ id }: { readonly id: string }) {
  const { busy, problem, run } = useStep();
  const save = () => run(async () => saveAs(await call(asSheet, { params: { id } })));
  return (
    <>
      <Button icon={<FileSpreadsheet size={14} />} busy={busy} onClick={() => void save()}>
        <Trans>Export</Trans>
      </Button>
      {problem && (
        <span className="err" role="alert">
          {problem}
        </span>
      )}
    </>
  );
}

function ListPage({ id, tab, onTab }: Readonly<{ id: string; tab: string | undefined; onTab: (tab: string) => void }>) {
  const { t } = useLingui();
  const can = useCan();
  const isInternal = useMe().user.environment === 'internal';
  const askRemoval = useRemoval();
  const words = useLogWords();
  const { data: list } = useSuspenseQuery(listQuery(id));
  const params = { id };
  const may = isInternal && can('guestList.update');
  const onDelete = () =>
    void askRemoval({
      base: BASE,
      name: list.name,
      remove: () => call(remove, { params }),
      restore: () => call(restore, { params }),
    });
  return (
    <RecordPage
      id={id}
      name={list.name}
      base={BASE}
      listName={t`Guest lists`}
      line={<ListLine list={list} />}
      mayEdit={may}
      onDelete={isInternal && can('guestList.delete') ? onDelete : undefined}
      primary={<Export id={id} />}
      tab={tab}
      onTab={onTab}
      tabs={[
        { value: 'guests', label: t`Guests`, content: <Overview list={list} may={may} /> },
        ...(may ? [{ value: 'links', label: t`Links`, content: <LinksPanel list={list} /> }] : []),
        {
          value: 'activity',
          label: t`Activity`,
          content: <ActivityList query={queryOf(activity, { params, query: {} })} words={words} />,
        },
      ]}
    />
  );
}

export function GuestListPage() {
  const { key } = route.useParams();
  const navigate = route.useNavigate();
  const { tab } = route.useSearch();
  return <ListPage id={key} tab={tab} onTab={(next) => void navigate({ search: { tab: next }, replace: true })} />;
}

/** The list, and over it its dialog; saved, the page below shows it as it is now. */
export function EditGuestListPage() {
  const { key } = editRoute.useParams();
  const goTo = useGoTo();
  const { data: list } = useSuspenseQuery(listQuery(key));
  const back = () => goTo(`${BASE}/${key}`);
  return (
    <>
      <ListPage id={key} tab={undefined} onTab={back} />
      <Suspense>
        <ListDialog list={list} onClose={back} onSaved={back} />
      </Suspense>
    </>
  );
}
