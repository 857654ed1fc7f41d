import { Trans, useLingui } from '@lingui/react/macro';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Activity } from '#shared/kernel/record/record.ts';
import { Avatar } from '../avatar.tsx';
import { Card } from '../card.tsx';
import { NearTime } from '../near-time.tsx';
import { SkeletonLines } from '../skeleton.tsx';
import { useValueText } from './value-text.ts';
import './record.css';

const MAX_SHOWN = 80;
const NOTHING = '–';
const shortened = (text: string): string =>
  text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text || NOTHING;
/** `financialRisk` -> `financial risk`: the log keeps the names of fields. */
const wordsOf = (field: string): string => field.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();

function useActionWords(): (action: string) => string {
  const { t } = useLingui();
  const words: Readonly<Record<string, string>> = {
    create: t`created this`,
    update: t`changed this`,
    delete: t`deleted this`,
    restore: t`restored this`,
  };
  return (action) => words[action] ?? t`changed this`;
}

/** A domain's own words for its log; entries without such words are shown as they are. */
export interface ActivityWords {
  readonly action?: (action: string) => string | undefined;
  readonly field?: (field: string) => string | undefined;
  readonly value?: (field: string, value: unknown) => string | undefined;
  readonly hidden?: (field: string) => boolean;
}
interface EntryProps {
  readonly entry: Activity;
  readonly own?: ActivityWords;
  /** The changed record, when one list holds several records. */
  readonly about?: ReactNode;
}
const NO_WORDS: ActivityWords = {};

function Changes({ entry, own = NO_WORDS }: EntryProps) {
  const textOf = useValueText();
  const say = (field: string, value: unknown) => shortened(own.value?.(field, value) ?? textOf(value));
  // A change is left out when both its values are shown as nothing: a reader sees no difference.
  const said = entry.changes
    .filter(({ field }) => !own.hidden?.(field))
    .map(({ field, label, before, after }) => ({ field, label, before: say(field, before), after: say(field, after) }))
    .filter(({ before, after }) => before !== NOTHING || after !== NOTHING);
  if (entry.action === 'create' || said.length === 0) return null;
  return (
    <dl className="rec-chg">
      {said.map(({ field, label, before, after }) => (
        <div key={field}>
          <dt>{label ?? own.field?.(field) ?? wordsOf(field)}</dt>
          <dd>
            {before !== after && (
              <>
                <s>{before}</s> →{' '}
              </>
            )}
            {after}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function ActivityEntry({ entry, own = NO_WORDS, about }: EntryProps) {
  const words = useActionWords();
  const { actorName, realActorName, grantId, tokenLabel, at } = entry;
  return (
    <li>
      <Avatar name={actorName} userId={entry.actorId} round size={24} />
      <div className="grow">
        <b>{actorName}</b> {own.action?.(entry.action) ?? words(entry.action)}
        {about && <div className="rec-about">{about}</div>}
        {realActorName && (
          <span className="meta">
            {' '}
            <Trans>by {realActorName}, acting as this user</Trans>
          </span>
        )}
        {grantId && (
          <span className="meta">
            {' '}
            <Trans>(temporary access)</Trans>
          </span>
        )}
        {tokenLabel && (
          <span className="meta">
            {' '}
            <Trans>by API token {tokenLabel}</Trans>
          </span>
        )}
        <Changes entry={entry} own={own} />
      </div>
      <NearTime at={at} />
    </li>
  );
}

type ActivityQuery = Pick<UseQueryOptions<{ rows: Activity[] }>, 'queryKey' | 'queryFn'>;
/** Lists the changes with their authors, the newest first, with the values before and after. */
export function ActivityList({ query, words = {} }: { readonly query: ActivityQuery; readonly words?: ActivityWords }) {
  const { data, isError } = useQuery(query);
  return (
    <Card title={<Trans>Activity</Trans>}>
      {!data && !isError && <SkeletonLines lines={6} />}
      {isError && (
        <p className="card-b meta">
          <Trans>Couldn't load the activity.</Trans>
        </p>
      )}
      <ul className="rec-log">
        {data?.rows.map((entry) => (
          <ActivityEntry key={entry.id} entry={entry} own={words} />
        ))}
      </ul>
    </Card>
  );
}
