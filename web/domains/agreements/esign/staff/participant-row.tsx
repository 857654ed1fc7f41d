import { Trans, useLingui } from '@lingui/react/macro';
import { BellRing, CalendarClock, Link, UserPen } from 'lucide-react';
import { useState } from 'react';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { statusOf } from '#shared/domains/agreements/esign/status.ts';
import type { EsignView } from '#shared/domains/agreements/esign/view.ts';
import { call } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { useCan, useMe } from '#web/platform/me.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { dialogPart } from '#web/ui/dialog-part.tsx';
import type { MenuItem } from '#web/ui/menu.tsx';
import { MoreMenu } from '#web/ui/more-menu.tsx';
import { Status } from '#web/ui/status.tsx';
import { toast } from '#web/ui/toaster.ts';
import { useAct } from '../queries.ts';
import { PARTICIPANT_TONES, useSigningWords } from './words.ts';

const ReplaceDialog = dialogPart(async () => (await import('./participant-dialogs.tsx')).ReplaceDialog);
const DeadlineDialog = dialogPart(async () => (await import('./participant-dialogs.tsx')).DeadlineDialog);
const { remind, copyLink } = esignContract.routes;
type Participant = EsignView['participants'][number];
type Opened = 'replace' | 'deadline';

/** Staff act for people who have not acted yet. */
function useRowMenu(view: EsignView, participant: Participant, open: (dialog: Opened) => void): readonly MenuItem[] {
  const { t } = useLingui();
  const can = useCan();
  const { id, people, state } = participant;
  const [person] = people;
  const name = person?.name ?? '';
  const reminding = useAct(remind, { id: view.id, onDone: () => toast(<Trans>{name} is reminded by email</Trans>) });
  const copy = async () => {
    const { url } = await call(copyLink, {
      params: { id: view.id },
      body: { participantId: id, personId: person?.id ?? '' },
    });
    await navigator.clipboard.writeText(url);
    toast(<Trans>Link for {name} copied. It is theirs alone.</Trans>);
  };
  const isOpen = ['pending', 'invited', 'opened', 'bounced'].includes(state);
  if (view.state !== 'outForSignature' || !isOpen || !can('esign.send')) return [];
  return [
    ...(state === 'pending'
      ? []
      : [
          {
            id: 'remind',
            label: t`Remind now`,
            icon: <BellRing size={15} />,
            onSelect: () => reminding.mutate({ participantId: id }),
          },
        ]),
    ...(person?.userId
      ? []
      : [{ id: 'copy', label: t`Copy link`, icon: <Link size={15} />, onSelect: () => void copy() }]),
    { id: 'deadline', label: t`Move deadline`, icon: <CalendarClock size={15} />, onSelect: () => open('deadline') },
    { id: 'replace', label: t`Replace`, icon: <UserPen size={15} />, onSelect: () => open('replace') },
  ];
}

function When({ participant: { act, deadlineAt, state } }: { readonly participant: Participant }) {
  const { day, time } = useFormat();
  const { zone } = useMe().user;
  if (act)
    return (
      <span className="meta num">
        {day({ instant: act.at, zone }, { year: true })}, {time(act.at, zone)}
      </span>
    );
  if (!deadlineAt || state === 'pending') return null;
  return (
    <span className="meta num">
      <Trans>by {day({ instant: deadlineAt, zone })}</Trans>
    </span>
  );
}

/** One place in the order: who it is, how it stands, and what staff can do. */
export function ParticipantRow({ view, participant }: { readonly view: EsignView; readonly participant: Participant }) {
  const { t } = useLingui();
  const words = useSigningWords();
  const [opened, setOpened] = useState<Opened>();
  const menu = useRowMenu(view, participant, setOpened);
  const { people, role } = participant;
  const status = statusOf(participant, new Date().toISOString());
  const name = people.map((one) => one.name).join(', ');
  const close = () => setOpened(undefined);
  return (
    <li>
      <Avatar name={people[0]?.name ?? ''} userId={people[0]?.userId} round size={28} />
      <span className="col grow">
        <span className="strong cut">{name}</span>
        <span className="meta cut">
          {words.role(role)}
          {people[0]?.email && `, ${people.map(({ email }) => email).join(', ')}`}
        </span>
      </span>
      <When participant={participant} />
      <Status tone={PARTICIPANT_TONES[status]}>{words.status(status)}</Status>
      <MoreMenu label={t`More for ${name}`} groups={[{ id: 'acts', items: menu }]} />
      {opened === 'replace' && <ReplaceDialog id={view.id} participant={participant} onClose={close} />}
      {opened === 'deadline' && <DeadlineDialog id={view.id} participant={participant} onClose={close} />}
    </li>
  );
}
