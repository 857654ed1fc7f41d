import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check, ChevronDown, EyeOff } from 'lucide-react';
import { Suspense, use, useState } from 'react';
import type { ShowRow } from '#shared/domains/booking/show/schemas.ts';
import type { Notification } from '#shared/domains/reference/notification/contract.ts';
import { IconButton } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { NearTime } from '#web/ui/near-time.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { optionShowId } from '../model/option-show.ts';
import type { FoldedKind, Run } from '../model/runs.ts';
import { KIND_ICONS, NotificationSubject, NotificationText } from '../widgets/notification-words.tsx';
import { OptionActContext } from '../widgets/option-act-context.ts';

export interface Acts {
  readonly onRead: (id: string) => void;
  readonly onHide: (id: string) => void;
  /** Shows of options that end, by their id. */
  readonly shows: ReadonlyMap<string, ShowRow>;
}
interface LineActsProps extends Pick<LineProps, 'onRead' | 'onHide'> {
  readonly id: string;
  readonly read: boolean;
}
function LineActs({ onRead, onHide, id, read }: LineActsProps) {
  const { t } = useLingui();
  return (
    <span className="row ibx-a">
      {!read && (
        <IconButton label={t`Mark as read`} onClick={() => onRead(id)}>
          <Check size={15} />
        </IconButton>
      )}
      <IconButton label={t`Hide`} onClick={() => onHide(id)}>
        <EyeOff size={15} />
      </IconButton>
    </span>
  );
}

interface LineProps extends Acts {
  readonly notification: Notification;
  /** Under a line that says the kind already. */
  readonly isPart?: boolean;
}
export function Line({ notification, onRead, onHide, shows, isPart = false }: LineProps) {
  const { id, at, kind, subject, event, target, seen, read } = notification;
  const Icon = KIND_ICONS[kind];
  const OptionAct = use(OptionActContext);
  const show = shows.get(optionShowId(notification) ?? '');
  const markRead = () => !read && onRead(id);
  return (
    <li className={cx(!seen && 'new', !read && 'unread', isPart && 'part')}>
      <i aria-hidden="true" />
      {isPart ? <span className="ibx-in" /> : <Icon size={16} aria-hidden="true" />}
      <PageLink to={target} className="grow" onClick={markRead}>
        {!seen && (
          <span className="sr">
            <Trans>Unread:</Trans>{' '}
          </span>
        )}
        {isPart ? (
          <NotificationSubject subject={subject} event={event} />
        ) : (
          <NotificationText kind={kind} subject={subject} event={event} />
        )}
      </PageLink>
      {show && (
        <Suspense>
          <OptionAct show={show} onDone={markRead} />
        </Suspense>
      )}
      <NearTime at={at} />
      <LineActs onRead={onRead} onHide={onHide} id={id} read={read} />
    </li>
  );
}

interface FoldedProps extends Acts {
  readonly run: Run & { readonly kind: FoldedKind };
}
const each = (rows: readonly Notification[], act: (id: string) => void): void => {
  for (const { id } of rows) act(id);
};

/** Many of one kind under one line, which opens and reads or hides them all. */
export function Folded({ run: { kind, rows }, ...acts }: FoldedProps) {
  const { onRead, onHide } = acts;
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const Icon = KIND_ICONS[kind];
  const count = rows.length;
  const unread = rows.filter((row) => !row.read);
  const text = {
    optionExpires: plural(count, { one: '# option expires soon', other: '# options expire soon' }),
    optionEnded: plural(count, { one: '# option expired', other: '# options expired' }),
  }[kind];
  return (
    <>
      <li className={cx(rows.some((row) => !row.seen) && 'new', unread.length > 0 && 'unread')}>
        <i aria-hidden="true" />
        <Icon size={16} aria-hidden="true" />
        <button type="button" className="row grow ibx-fold" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <b>{text}</b>
          <ChevronDown size={14} aria-hidden="true" />
        </button>
        <NearTime at={rows[0]?.at ?? ''} />
        <span className="row ibx-a">
          {unread.length > 0 && (
            <IconButton label={t`Mark as read`} onClick={() => each(unread, onRead)}>
              <Check size={15} />
            </IconButton>
          )}
          <IconButton label={t`Hide`} onClick={() => each(rows, onHide)}>
            <EyeOff size={15} />
          </IconButton>
        </span>
      </li>
      {isOpen && rows.map((row) => <Line key={row.id} notification={row} isPart {...acts} />)}
    </>
  );
}
