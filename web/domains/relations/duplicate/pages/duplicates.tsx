import { useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Copy, Merge as MergeIcon } from 'lucide-react';
import { duplicateContract } from '#shared/domains/relations/duplicate/contract.ts';
import type { DuplicatePair } from '#shared/domains/relations/duplicate/schemas.ts';
import type { MergeKind } from '#shared/kernel/record/merge-area.ts';
import { call } from '#web/platform/api.ts';
import { useCan } from '#web/platform/me.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Crumbs } from '#web/ui/crumbs.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { Tag } from '#web/ui/status.tsx';
import { toast } from '#web/ui/toaster.ts';
import { useLikenessWords } from '../parts/likeness-words.ts';
import '../parts/duplicate.css';

const { list, dismiss, recall } = duplicateContract.routes;

function Side({ entity, side }: { readonly entity: MergeKind; readonly side: DuplicatePair['first'] }) {
  return (
    <div className="col">
      <PageLink to={`/${entity}/${side.id}`} className="strong cut">
        {side.name}
      </PageLink>
      <span className="micro">{side.detail || '–'}</span>
    </div>
  );
}

/** The older one stays, until somebody decides otherwise on the comparison page. */
function Pair({ entity, pair: { first, second, by } }: { readonly entity: MergeKind; readonly pair: DuplicatePair }) {
  const { t } = useLingui();
  const can = useCan();
  const words = useLikenessWords();
  const queries = useQueryClient();
  const body = { entity, firstId: first.id, secondId: second.id };
  const refresh = () => queries.invalidateQueries({ queryKey: [list.id] });
  const apart = async () => {
    await call(dismiss, { body });
    await refresh();
    const undo = () => void call(recall, { body }).then(refresh);
    toast(t`${first.name} and ${second.name} are kept separate`, { undo });
  };
  return (
    <li className="card dp-p">
      <span className="row wrap dp-by">
        {by.map((kind) => (
          <Tag key={kind} tone={kind === 'name' ? 'grey' : 'amber'}>
            {words[kind]}
          </Tag>
        ))}
      </span>
      <Side entity={entity} side={first} />
      <Side entity={entity} side={second} />
      <span className="row">
        {can(`${entity}.update`) && <Button onClick={() => void apart()}>{t`Not a duplicate`}</Button>}
        {can(`${entity}.update`) && can(`${entity}.delete`) && (
          <PageLink to={`/${entity}/${first.id}/merge/${second.id}`} className={buttonClass({ kind: 'primary' })}>
            <MergeIcon size={14} aria-hidden="true" />
            {t`Compare and merge`}
          </PageLink>
        )}
      </span>
    </li>
  );
}

function Duplicates({ entity, listName }: { readonly entity: MergeKind; readonly listName: string }) {
  const { t } = useLingui();
  const { data, isPending, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: [list.id, entity],
    queryFn: ({ pageParam, signal }) => call(list, { body: { entity, from: pageParam } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
  });
  const pairs = data?.pages.flatMap((page) => page.pairs) ?? [];
  return (
    <>
      <Crumbs items={[{ label: listName, to: `/${entity}` }, { label: t`Duplicates` }]} />
      <PageHead title={t`Duplicates`} />
      <div className="scroll dp">
        {isPending && <SkeletonLines lines={4} />}
        {data && pairs.length === 0 && (
          <EmptyState
            icon={Copy}
            title={t`No duplicates`}
            text={t`Records with the same number, email, or name and city are listed here.`}
          />
        )}
        <ul className="dp-l">
          {pairs.map((pair) => (
            <Pair key={pair.first.id + pair.second.id} entity={entity} pair={pair} />
          ))}
        </ul>
        {hasNextPage && (
          <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t`Show more`}
          </Button>
        )}
      </div>
    </>
  );
}

export function CompanyDuplicatesPage() {
  const { t } = useLingui();
  return <Duplicates entity="company" listName={t`Companies`} />;
}
export function ContactDuplicatesPage() {
  const { t } = useLingui();
  return <Duplicates entity="contact" listName={t`Contacts`} />;
}
