import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { type KeyboardEvent, memo } from 'react';
import type { Guest } from '#shared/domains/journeys/guest-list/schemas.ts';
import { formatTime } from '#web/platform/format.ts';
import { comboOf } from '#web/platform/keys.ts';
import { singleKeysOn } from '#web/platform/preferences.ts';
import { Status, Tag } from '#web/ui/status.tsx';
import { useActs } from './acts.tsx';
import { GuestActions, useDecide } from './guest-actions.tsx';
import { TONES, useStatusNames } from './words.tsx';

export interface LineProps {
  readonly guest: Guest;
  readonly may: boolean;
  /** Zone of the venue. */
  readonly zone: string;
  readonly isTwice: boolean;
  readonly onEdit: (guest: Guest) => void;
}

/** To the same button of another line. */
function step(line: HTMLElement, by: 1 | -1): void {
  const to = by === 1 ? line.nextElementSibling : line.previousElementSibling;
  const [here, there] = [line, to].map((one) => [...(one?.querySelectorAll<HTMLElement>('button') ?? [])]);
  const at = here?.indexOf(document.activeElement as HTMLElement) ?? 0;
  const fromEnd = (here?.length ?? 0) - at;
  (at === 0 ? there?.[0] : (there?.at(-fromEnd) ?? there?.at(-1)))?.focus();
}

/** Keys of the line that has the focus: letters decide, arrows go to the next one. */
function useLineKeys({ guest, onEdit }: LineProps) {
  const acts = useActs();
  const decide = useDecide(guest);
  const isHereOrMay = guest.status === 'approved' || guest.status === 'collected';
  const letters: Readonly<Record<string, () => void>> = {
    a: () => void decide('approve'),
    w: () => void decide('wait'),
    d: () => void decide('deny'),
    r: () => void decide('reopen'),
    e: () => onEdit(guest),
    ...(isHereOrMay ? { c: () => void acts.toggle(guest) } : {}),
  };
  return (event: KeyboardEvent<HTMLLIElement>) => {
    const { currentTarget: line, target } = event;
    // Of menus and dialogs that hang from the line.
    if (!line.contains(target as Node)) return;
    const combo = comboOf(event.nativeEvent);
    const moves = {
      arrowdown: () => step(line, 1),
      arrowup: () => step(line, -1),
      delete: () => void acts.remove(guest),
    };
    const run = moves[combo as keyof typeof moves] ?? (singleKeysOn() ? letters[combo] : undefined);
    if (!run) return;
    event.preventDefault();
    run();
  };
}

/** Big enough for a thumb in the dark: pressed, the guest is here. */
function Door({ guest, may }: Pick<LineProps, 'guest' | 'may'>) {
  const { t } = useLingui();
  const acts = useActs();
  const isHere = guest.status === 'collected';
  if (!may || (!isHere && guest.status !== 'approved')) return <span className="gl-door" aria-hidden="true" />;
  return (
    <button
      type="button"
      className="gl-door"
      aria-pressed={isHere}
      aria-label={t`Check in ${guest.name}`}
      data-tip={isHere ? t`Undo check-in` : t`Check in`}
      data-tip-keys="C"
      onClick={() => void acts.toggle(guest)}
    >
      <Check size={18} aria-hidden="true" />
    </button>
  );
}

function Words({ guest, isTwice, zone }: LineProps) {
  const { name, plusOnes, email, mobile, documentNo, note, reason, collectedAt, requestedBy } = guest;
  const { t } = useLingui();
  const asked = requestedBy && t`asked for by ${requestedBy.name}`;
  const time = collectedAt && formatTime(collectedAt, zone);
  const more = [note, reason, email, mobile, documentNo, asked].filter(Boolean).join(' · ');
  return (
    <span className="col grow gl-words">
      <span className="row wrap">
        <span className="strong">{name}</span>
        {plusOnes > 0 && <b className="num gl-plus">+{plusOnes}</b>}
        {isTwice && <Tag tone="amber">{t`Listed twice`}</Tag>}
      </span>
      {(more || time) && (
        <span className="meta">
          {time && (
            <span className="num">
              <Trans>in at {time}</Trans>
              {more && ' · '}
            </span>
          )}
          {more}
        </span>
      )}
    </span>
  );
}

/** One guest, to be let in, decided about or changed. */
export const GuestLine = memo(function GuestLine(props: LineProps) {
  const { guest, may, onEdit } = props;
  const names = useStatusNames();
  const onKeyDown = useLineKeys(props);
  return (
    <li className="gl-line" data-status={guest.status} onKeyDown={may ? onKeyDown : undefined}>
      <Door guest={guest} may={may} />
      <Words {...props} />
      <Status tone={TONES[guest.status]}>{names[guest.status]}</Status>
      {may && <GuestActions guest={guest} onEdit={() => onEdit(guest)} />}
    </li>
  );
});
