import type { StoredLink } from '#functions/domains/relations/link/store.ts';
import { CONSENT_VERSION, consentText } from '#shared/domains/agreements/esign/consent.ts';
import { changesOf, currentValue } from '#shared/domains/agreements/esign/correcting.ts';
import { CORRECTION_FIELDS } from '#shared/domains/agreements/esign/correction-fields.ts';
import { mayForward } from '#shared/domains/agreements/esign/forwarding.ts';
import type { Participant } from '#shared/domains/agreements/esign/parts.ts';
import { statusOf } from '#shared/domains/agreements/esign/status.ts';
import { isCurrent, isTurn, placesOf } from '#shared/domains/agreements/esign/turn.ts';
import type { Invitation } from '#shared/domains/agreements/esign/view.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import { inLanguage } from '#shared/kernel/text/translated.ts';
import type { EsignRecord } from './store.ts';
import { shownCode } from './verification.ts';

interface Reader {
  readonly link: StoredLink;
  readonly document: EsignRecord;
  readonly isPreview: boolean;
  readonly locale?: Locale | undefined;
  readonly now: string;
}

/** The person of a link in its document. */
export function placeOf({ link, document }: Pick<Reader, 'link' | 'document'>) {
  const participant = document.participants.find(({ id }) => id === link.person?.participantId);
  const person = participant?.people.find(({ id }) => id === link.person?.personId);
  if (!participant || !person) throw new AppError('linkUnknown');
  return { participant, person };
}

const peopleOf = ({ document, link, now }: Reader): Invitation['people'] =>
  document.participants.filter(isCurrent).flatMap((one) =>
    one.people.map((person) => ({
      name: person.name,
      role: one.role,
      step: one.step,
      status: statusOf(one, now, person.id),
      ...(one.act?.personId === person.id ? { actedAt: one.act.at } : {}),
      isMe: person.id === link.person?.personId,
    })),
  );

/** The client's data with the reader's last correction of each. */
const correctionsOf = (document: EsignRecord, places: readonly string[]): Invitation['corrections'] =>
  CORRECTION_FIELDS.map((field) => {
    const own = document.corrections.findLast((one) => one.field === field && places.includes(one.participantId));
    const isPrinted = document.printedFields.includes(field);
    return { field, value: currentValue(document, field), isPrinted, ...(own ? { own } : {}) };
  });

/** The other ways than signing, as far as they are open to the reader now. */
function optionsOf({ document }: Reader, participant: Participant) {
  const { forwarding, correctionMode, state, hold } = document;
  const isActing = state === 'outForSignature' && isTurn(document, participant) && participant.type !== 'user';
  return {
    forwarding,
    canForward: isActing && !hold && mayForward(document, participant),
    isForwardPending: participant.pendingForward !== undefined,
    correctionMode,
    corrections: isActing && correctionMode !== 'off' ? correctionsOf(document, placesOf(document, participant)) : [],
    isOnHold: hold !== undefined,
    hasPaper: participant.paperAskedAt !== undefined,
  };
}

/** The document as the holder of a link sees it: names and states of the others, and no addresses. */
export function invitationOf(reader: Reader): Invitation {
  const { link, document, isPreview, now } = reader;
  const { participant, person } = placeOf(reader);
  const locale = reader.locale ?? person.locale;
  const { title, message, author, state, revision, expiresAt, ending } = document;
  const own = placesOf(document, participant);
  return {
    title,
    message,
    agency: link.agency,
    senderName: author.name,
    locale,
    state,
    revision,
    ...(participant.deadlineAt ? { deadlineAt: participant.deadlineAt } : {}),
    ...(expiresAt ? { expiresAt } : {}),
    isPreview,
    me: {
      name: person.name,
      capacity: person.capacity,
      role: participant.role,
      status: statusOf(participant, now, person.id),
      isMyTurn: state === 'outForSignature' && !document.hold && isTurn(document, participant),
    },
    files: document.files.map(({ id, role, name, size, pages, sha256, sealed, isPrint }) => {
      const file = { id, role, name, size, pages, sha256, ...(isPrint ? { isPrint } : {}) };
      return { ...file, isViewed: person.viewed.includes(id), isSealed: !!sealed };
    }),
    people: peopleOf(reader),
    marks: document.marks.filter(
      ({ kind, participantId }) => (kind === 'text' || kind === 'place') && own.includes(participantId),
    ),
    changes: changesOf(document),
    ...optionsOf(reader, participant),
    consent: { version: CONSENT_VERSION, text: inLanguage(consentText, locale) },
    ...(ending ? { ending } : {}),
    ...shownCode(document),
  };
}
