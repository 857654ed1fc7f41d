import { Trans, useLingui } from '@lingui/react/macro';
import { Pencil, QrCode as QrIcon, Trash2 } from 'lucide-react';
import { type SyntheticEvent, useState } from 'react';
import { guestCode } from '#shared/domains/journeys/guest-list/door.ts';
import { guestListLinkContract } from '#shared/domains/journeys/guest-list-link/contract.ts';
import type { AskedPlace, OwnGuest } from '#shared/domains/journeys/guest-list-link/view.ts';
import { useLinkAct } from '#web/domains/relations/link/widgets/use-link-act.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { dialogs } from '#web/ui/dialogs.ts';
import { part } from '#web/ui/part.tsx';
import { Problem } from '#web/ui/problem.tsx';
import { Status } from '#web/ui/status.tsx';
import { TONES, useStatusNames } from '../parts/words.tsx';
import type { AskProps } from './ask-page.tsx';
import { errorsOf, GuestFields, Refusal, type Typed, valuesOf } from './guest-fields.tsx';

const QrCode = part(async () => (await import('#web/ui/qr-code.tsx')).QrCode);
const { change, drop, see } = guestListLinkContract.routes;

interface RowProps extends AskProps {
  readonly place: AskedPlace;
  readonly guest: OwnGuest;
  readonly mayAct: boolean;
}

function ChangeForm({ onClose, ...props }: RowProps & { readonly onClose: () => void }) {
  const { t } = useLingui();
  const { place, guest } = props;
  const { name, plusOnes, email, mobile, documentNo, note } = guest;
  const [typed, setTyped] = useState<Typed>({ name, plusOnes, email, mobile, documentNo, note });
  const changing = useLinkAct(change, see, props, onClose);
  const errors = errorsOf({ typed, place, isChecked: true, error: changing.error, words: { required: t`Enter this` } });
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (changing.isPending || !typed.name.trim()) return;
    changing.mutate({ placeId: place.id, guestId: guest.id, rev: guest.rev, ...valuesOf(typed, place) });
  };
  return (
    <form className="gg-form" noValidate aria-label={t`Change ${name}`} onSubmit={submit}>
      <GuestFields place={place} typed={typed} onType={setTyped} errors={errors} />
      <Refusal error={changing.error} errors={errors} />
      <div className="row">
        <Button type="submit" kind="primary" busy={changing.isPending}>
          {t`Save guest`}
        </Button>
        <Button onClick={onClose}>{t`Cancel`}</Button>
      </div>
    </form>
  );
}

function useDropping(props: RowProps) {
  const { t } = useLingui();
  const dropping = useLinkAct(drop, see, props);
  const { name, id: guestId, placeId } = props.guest;
  const ask = async () => {
    const sure = await dialogs.confirm({
      title: t`Take ${name} off the list?`,
      text: t`Someone on the waiting list may get the place.`,
      action: t`Take off the list`,
      danger: true,
    });
    if (sure) dropping.mutate({ placeId, guestId });
  };
  return { dropping, ask };
}

function Row(props: RowProps) {
  const { t } = useLingui();
  const { guest, mayAct } = props;
  const { name, plusOnes, note, reason, status } = guest;
  const names = useStatusNames();
  const [open, setOpen] = useState<'code' | 'change'>();
  const { dropping, ask } = useDropping(props);
  const isOpen = status === 'requested' || status === 'waitlist';
  return (
    <li className="gg-guest">
      <div className="gg-row">
        <span className="grow gl-words">
          <span className="strong">{name}</span>
          {plusOnes > 0 && <b className="num gl-plus"> +{plusOnes}</b>}
          {(note || reason) && <span className="meta gg-more">{[reason, note].filter(Boolean).join(' · ')}</span>}
        </span>
        <Status tone={TONES[status]}>{names[status]}</Status>
        <span className="row gg-acts">
          {status === 'approved' && (
            <IconButton
              label={t`QR code of ${name}`}
              aria-expanded={open === 'code'}
              onClick={() => setOpen(open === 'code' ? undefined : 'code')}
            >
              <QrIcon size={15} />
            </IconButton>
          )}
          {mayAct && isOpen && (
            <IconButton label={t`Change ${name}`} onClick={() => setOpen('change')}>
              <Pencil size={15} />
            </IconButton>
          )}
          {mayAct && status !== 'collected' && (
            <IconButton label={t`Take ${name} off the list`} onClick={() => void ask()}>
              <Trash2 size={15} />
            </IconButton>
          )}
        </span>
      </div>
      <Problem error={dropping.error} />
      {open === 'code' && (
        <div className="gg-code">
          <QrCode text={guestCode(guest)} label={t`QR code of ${name}`} className="gg-qr" />
          <p className="meta">
            <Trans>{name} shows this code at the door. Whoever shows it first gets in.</Trans>
          </p>
        </div>
      )}
      {open === 'change' && <ChangeForm {...props} onClose={() => setOpen(undefined)} />}
    </li>
  );
}

interface OwnGuestsProps extends AskProps {
  readonly place: AskedPlace;
  readonly guests: readonly OwnGuest[];
  readonly mayAct: boolean;
}
/** The guests that the reader asked for in one allotment, with the decisions. */
export function OwnGuests({ guests, ...props }: OwnGuestsProps) {
  if (guests.length === 0)
    return (
      <p className="card-b meta">
        <Trans>You have not named a guest yet.</Trans>
      </p>
    );
  return (
    <ul>
      {guests.map((guest) => (
        <Row key={guest.id} {...props} guest={guest} />
      ))}
    </ul>
  );
}
