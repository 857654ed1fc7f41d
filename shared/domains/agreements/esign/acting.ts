import { fold } from '#shared/kernel/text/text.ts';
import type { Command } from './commands.ts';
import { CONSENT_VERSION } from './consent.ts';
import { areCorrectionsResolved } from './countersigning.ts';
import type { Rule, Rules } from './handlers.ts';
import { between, MINUTE_MS } from './instants.ts';
import { PASSWORD_MINUTES } from './limits.ts';
import type { EsignEventType } from './names.ts';
import { type Change, change, type Document, type EsignEvent, refuse, unchanged } from './outcome.ts';
import type { Act, Mark } from './parts.ts';
import { actorOf, agreedFiles, idsOf, isRepeat, type Place, type Self } from './place.ts';
import { covers } from './standing-order.ts';
import type { ParticipantRole } from './states.ts';
import { advance, mailTo, matesOf, noticeTo, placesOf, selfOf } from './turn.ts';

function checkSeen(document: Document, { person }: Place, seen: Pick<Command<'sign'>, 'revision' | 'hashes'>): void {
  const files = agreedFiles(document);
  if (seen.revision !== document.revision || files.some(({ id, sha256 }) => seen.hashes[id] !== sha256))
    throw refuse('esign.documentChanged');
  if (files.some(({ id }) => !person.viewed.includes(id))) throw refuse('esign.filesNotOpened');
}

/** Completes a participant's part: its mates are released, and the next step is invited. */
function done(document: Document, place: Place, act: Act, events: readonly EsignEvent[], by: Self['by']): Change {
  const { participant } = place;
  const { pendingForward, ...rest } = participant;
  const participants = document.participants.map((one) =>
    one.id === participant.id ? { ...rest, state: 'done' as const, act } : one,
  );
  const mates = matesOf(participant, act.personId);
  const released = mates.map((mate): EsignEvent => ({ type: 'released', at: act.at, by, ...mate }));
  const first = change(
    document,
    { participants },
    [...events, ...released],
    mailTo('esignReleased', mates, { name: act.name }),
  );
  return advance(first, document, by, act.at);
}

type Making = Command<'sign' | 'approve' | 'countersign'>;
interface Kind {
  readonly type: Exclude<Act['type'], 'declined'>;
  readonly role: ParticipantRole;
}
/** The checks that all acts of a participant share. Undefined: a repeat. */
function begun(document: Document, command: Making, { type, role }: Kind, now: string): Place | undefined {
  selfOf(document, command);
  if (isRepeat(document, command, type, now)) return undefined;
  const place = actorOf(document, command, now);
  if (place.participant.role !== role) throw refuse('esign.notYours');
  const consent = 'consentVersion' in command ? command.consentVersion : undefined;
  if (role !== 'countersigner' && consent !== CONSENT_VERSION) throw refuse('esign.consentMissing');
  checkSeen(document, place, command);
  return place;
}

const eventOf = (type: EsignEventType, place: Place, { by, at }: Pick<EsignEvent, 'by' | 'at'>, data?: object) => ({
  type,
  at,
  by,
  ...idsOf(place),
  ...(data ? { data: { ...data } } : {}),
});
const baseAct = (type: Act['type'], document: Document, { person }: Place, now: string): Act => ({
  type,
  at: now,
  personId: person.id,
  name: person.name,
  revision: document.revision,
});
/** The version and hash of the consent text that was shown. */
const consentOf = ({ consentHash }: { readonly consentHash: string }) => ({
  version: CONSENT_VERSION,
  hash: consentHash,
});
/** The content that an act agrees to. */
const contentOf = (document: Document) => ({
  revision: document.revision,
  files: agreedFiles(document).map(({ id, sha256 }) => ({ id, sha256 })),
});

const approve: Rule<'approve'> = (document, command, now) => {
  const place = begun(document, command, { type: 'approved', role: 'approver' }, now);
  if (!place) return unchanged(document);
  const act: Act = { ...baseAct('approved', document, place, now), consentVersion: CONSENT_VERSION };
  const event = { by: command.by, at: now };
  const events = [
    eventOf('consented', place, event, { ...contentOf(document), ...consentOf(command) }),
    eventOf('approved', place, event),
  ];
  const result = done(document, place, act, events, command.by);
  return { ...result, messages: [noticeTo('approved', { name: place.person.name }), ...result.messages] };
};

/** Whether the signer types what a mark shows. The others show what is known. */
const isTyped = ({ kind }: Mark): boolean => kind === 'text' || kind === 'place';

/** The marks that a signer answers. */
function askedOf(document: Document, { participant }: Place): Mark[] {
  const places = placesOf(document, participant);
  return document.marks.filter((mark) => isTyped(mark) && places.includes(mark.participantId));
}

const sign: Rule<'sign'> = (document, command, now) => {
  const place = begun(document, command, { type: 'signed', role: 'signer' }, now);
  if (!place) return unchanged(document);
  const { by, name, method, picture, values } = command;
  if (method !== 'typed' && !picture) throw refuse('esign.pictureMissing', 'picture');
  if (askedOf(document, place).some(({ id }) => !values[id])) throw refuse('esign.markEmpty', 'values');
  const drawn = { name, method, ...(picture ? { picture } : {}) };
  const act: Act = { ...baseAct('signed', document, place, now), ...drawn, values, consentVersion: CONSENT_VERSION };
  const isOtherName = fold(name) !== fold(place.person.name);
  const data = { name, invitedName: place.person.name, method, isOtherName, values };
  const event = { by, at: now };
  const events = [
    eventOf('consented', place, event, { ...contentOf(document), ...consentOf(command) }),
    eventOf('signed', place, event, data),
  ];
  const result = done(document, place, act, events, by);
  const told = noticeTo(isOtherName ? 'nameDiffers' : 'signed', { name, invitedName: place.person.name });
  return { ...result, messages: [told, ...result.messages] };
};

const pictureOf = ({ picture }: Pick<Command<'countersign'>, 'picture'>): Pick<Act, 'picture'> =>
  picture ? { picture } : {};

const countersign: Rule<'countersign'> = (document, command, now) => {
  const place = begun(document, command, { type: 'countersigned', role: 'countersigner' }, now);
  if (!place) return unchanged(document);
  if (!areCorrectionsResolved(document)) throw refuse('esign.correctionsOpen');
  if (between(command.passwordAt, now) > PASSWORD_MINUTES * MINUTE_MS) throw refuse('esign.passwordNeeded');
  const substitute = command.by.insteadOf ? { name: command.by.name, insteadOf: command.by.insteadOf.name } : {};
  const act: Act = { ...baseAct('countersigned', document, place, now), ...pictureOf(command), ...substitute };
  const data = { ...contentOf(document), ...substitute };
  return done(document, place, act, [eventOf('countersigned', place, { by: command.by, at: now }, data)], command.by);
};

/** Signs by a standing order of the user. Everything that needs a look waits for the person. */
const autoSign: Rule<'autoSign'> = (document, command, now) => {
  const place = actorOf(document, command, now);
  const { participant, person } = place;
  const { order, by } = command;
  const maySign = participant.role === 'countersigner' || participant.role === 'signer';
  const isOwn = order.userId === person.userId && askedOf(document, place).length === 0;
  if (!maySign || !isOwn || !covers(order, document, now)) throw refuse('esign.notAutomatic');
  const type = participant.role === 'signer' ? ('signed' as const) : ('countersigned' as const);
  const act: Act = { ...baseAct(type, document, place, now), ...pictureOf(command), standingOrder: order.from };
  const data = { standingOrderOf: person.name, from: order.from, until: order.until, ...contentOf(document) };
  return done(document, place, act, [eventOf('autoSigned', place, { by, at: now }, data)], by);
};

export const acting: Rules<'approve' | 'sign' | 'countersign' | 'autoSign'> = { approve, sign, countersign, autoSign };
