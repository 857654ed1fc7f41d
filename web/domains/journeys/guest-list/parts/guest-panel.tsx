import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Suspense, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { namesakes } from '#shared/domains/journeys/guest-list/rules.ts';
import type { Guest, GuestList, Place } from '#shared/domains/journeys/guest-list/schemas.ts';
import { fold } from '#shared/kernel/text/text.ts';
import { dateOf } from '#shared/kernel/time/date.ts';
import { Button } from '#web/ui/button.tsx';
import { dialogPart } from '#web/ui/dialog-part.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { type Looking, sectionsOf } from '../model/shown.ts';
import { contentQuery } from '../queries.ts';
import { ActsOf, useMakeActs } from './acts.tsx';
import { DoorBar } from './door-bar.tsx';
import { PlaceSection } from './place-section.tsx';
import './guest-list.css';
import type { Content } from '#shared/domains/journeys/guest-list/contract.ts';

const PlaceDialog = dialogPart(async () => (await import('./place-dialog.tsx')).PlaceDialog);
const GuestDialog = dialogPart(async () => (await import('./guest-dialog.tsx')).GuestDialog);

type Open = { readonly place: Place | 'new' } | { readonly guest: Guest } | undefined;
const EVERYBODY: Looking = { keyword: '', view: 'all' };

function Dialogs({ list, places, open, onClose }: DialogsProps) {
  const placeOf = (guest: Guest) => places.find(({ id }) => id === guest.placeId);
  const guestPlace = open && 'guest' in open ? placeOf(open.guest) : undefined;
  return (
    <Suspense>
      {open && 'place' in open && (
        <PlaceDialog
          listId={list.id}
          place={open.place === 'new' ? undefined : open.place}
          day={dateOf(list.show.start)}
          onClose={onClose}
        />
      )}
      {open && 'guest' in open && guestPlace && (
        <GuestDialog listId={list.id} place={guestPlace} guest={open.guest} onClose={onClose} />
      )}
    </Suspense>
  );
}
type DialogsProps = Readonly<{ list: GuestList; places: readonly Place[]; open: Open; onClose: () => void }>;

function Empty({ may, onNew }: { readonly may: boolean; readonly onNew: () => void }) {
  return (
    <EmptyState
      title={<Trans>No guests yet</Trans>}
      text={<Trans>Split the list into allotments, such as band or press, each with its own number of places.</Trans>}
      actions={
        may && (
          <Button kind="primary" icon={<Plus size={14} />} onClick={onNew}>
            <Trans>New allotment</Trans>
          </Button>
        )
      }
    />
  );
}

/** Requests that wait for a decision: one press shows them alone. */
function Pending({ content, onShow }: { readonly content: Content; readonly onShow: () => void }) {
  const requested = content.places.reduce((sum, place) => sum + place.requested, 0);
  if (requested === 0) return null;
  return (
    <Notice
      tone="blue"
      fact={<Plural value={requested} one="# request waits for a decision." other="# requests wait for a decision." />}
      action={
        <Button size="sm" onClick={onShow}>
          <Trans>Show requests</Trans>
        </Button>
      }
    />
  );
}

function NewPlace({ addPlace }: { readonly addPlace: () => void }) {
  return (
    <div>
      <Button icon={<Plus size={14} />} onClick={addPlace}>
        <Trans>New allotment</Trans>
      </Button>
    </div>
  );
}

function useLook(content: Content) {
  const [looking, setLooking] = useState(EVERYBODY);
  const asked = useDeferredValue(looking);
  const sections = useMemo(() => sectionsOf(content, asked), [content, asked]);
  const twice = useMemo(() => namesakes(content.guests), [content.guests]);
  const names = useMemo(() => new Set(content.guests.map(({ name }) => fold(name))), [content.guests]);
  return { looking, setLooking, asked, sections, twice, names };
}

/** The guests of a list, place by place. */
export function GuestPanel({ list, may }: { readonly list: GuestList; readonly may: boolean }) {
  const { t } = useLingui();
  const acts = useMakeActs(list.id);
  const { data: content } = useSuspenseQuery(contentQuery(list.id));
  const [open, setOpen] = useState<Open>();
  const { looking, setLooking, asked, sections, twice, names } = useLook(content);
  const editGuest = useCallback((guest: Guest) => setOpen({ guest }), []);
  const addPlace = () => setOpen({ place: 'new' });
  const isLooking = asked.keyword.trim() !== '' || asked.view !== 'all';
  const shown = sections.filter(({ guests }) => !isLooking || guests.length > 0);
  return (
    <ActsOf value={acts}>
      <div className="gl-main">
        {content.places.length === 0 ? (
          <Empty may={may} onNew={addPlace} />
        ) : (
          <DoorBar looking={looking} onLook={setLooking} />
        )}
        {may && !isLooking && (
          <Pending content={content} onShow={() => setLooking({ keyword: '', view: 'requested' })} />
        )}
        {isLooking && shown.length === 0 && <p className="meta" role="status">{t`No results`}</p>}
        {shown.map((section) => (
          <PlaceSection
            key={section.place.id}
            section={section}
            zone={list.show.zone}
            may={may}
            isLooking={isLooking}
            names={names}
            twice={twice}
            onEditPlace={(place) => setOpen({ place })}
            onEditGuest={editGuest}
          />
        ))}
        {may && content.places.length > 0 && !isLooking && <NewPlace addPlace={addPlace} />}
        <Dialogs list={list} places={content.places} open={open} onClose={() => setOpen(undefined)} />
      </div>
    </ActsOf>
  );
}
