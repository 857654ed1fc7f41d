import type { Phase } from '#shared/kernel/record/appointment.ts';
import { STATUS_KINDS, type StatusKind } from '#shared/kernel/record/main-area.ts';
import type { StatusFields } from './schemas.ts';

type Default = Pick<StatusFields, 'name' | 'hexColor' | 'phase' | 'isDefault' | 'isActive' | 'setOn'>;

const status = (phase: Phase) => (name: string, hexColor: string) => ({
  name,
  hexColor,
  phase,
  isDefault: false,
  isActive: true,
});
const [option, confirmed, cancelled] = [status('options'), status('confirmed'), status('cancelled')];
const first = (made: Default): Default => ({ ...made, isDefault: true });

/** White text on each of these colours reaches 4.5:1. In the order of the work; the first cancelled one is a release. */
const DEFAULTS: Readonly<Record<StatusKind, readonly Default[]>> = {
  show: [
    option('Request', '#6B46C1'),
    option('Availability given', '#64748B'),
    option('Offer received', '#4338CA'),
    first(option('Option', '#B45309')),
    confirmed('Verbally confirmed', '#0F766E'),
    confirmed('Confirmed', '#15803D'),
    { ...confirmed('Contract sent', '#1D4ED8'), setOn: 'contractSent' },
    { ...confirmed('Contracted', '#0C7A3D'), setOn: 'contractSigned' },
    confirmed('Advanced', '#0E7490'),
    confirmed('Played', '#166534'),
    confirmed('Settled', '#0369A1'),
    cancelled('Released', '#4A5568'),
    cancelled('Declined', '#BE123C'),
    cancelled('Postponed', '#C2410C'),
    cancelled('Cancelled', '#B91C1C'),
  ],
  contract: [
    first(option('Draft', '#64748B')),
    option('To be checked', '#4338CA'),
    option('Sent', '#1D4ED8'),
    option('Viewed', '#0369A1'),
    option('Changes proposed', '#B45309'),
    confirmed('Signed by client', '#0F766E'),
    confirmed('Fully signed', '#15803D'),
    confirmed('Signed on paper', '#166534'),
    cancelled('Declined', '#BE123C'),
    cancelled('Expired', '#C2410C'),
    cancelled('Void', '#4A5568'),
  ],
  invoice: [
    first(option('Draft', '#64748B')),
    option('To be checked', '#4338CA'),
    confirmed('Sent', '#1D4ED8'),
    confirmed('In dunning', '#B45309'),
    confirmed('Settled', '#15803D'),
    cancelled('Disputed', '#B91C1C'),
  ],
  quote: [
    first(option('Draft', '#64748B')),
    option('Sent', '#1D4ED8'),
    option('In discussion', '#B45309'),
    confirmed('Accepted', '#15803D'),
    cancelled('Declined', '#BE123C'),
    cancelled('Expired', '#C2410C'),
    cancelled('Void', '#4A5568'),
  ],
  purchaseAgreement: [
    first(option('Draft', '#64748B')),
    option('Sent', '#1D4ED8'),
    confirmed('Signed', '#15803D'),
    confirmed('Signed on paper', '#166534'),
    cancelled('Void', '#4A5568'),
  ],
  production: [
    first(option('Planned', '#B45309')),
    confirmed('On sale', '#1D4ED8'),
    confirmed('Running', '#15803D'),
    confirmed('Finished', '#0369A1'),
    cancelled('Cancelled', '#B91C1C'),
  ],
  company: [
    option('Prospect', '#64748B'),
    first(confirmed('Active', '#15803D')),
    confirmed('Preferred', '#0F766E'),
    cancelled('No longer trading', '#4A5568'),
  ],
  contact: [first(confirmed('Active', '#15803D')), cancelled('Left', '#4A5568')],
  artist: [
    option('In talks', '#6B46C1'),
    first(confirmed('On the roster', '#15803D')),
    confirmed('On a break', '#B45309'),
    cancelled('Left the roster', '#4A5568'),
  ],
};

/** The statuses a new agency starts with, in their order. */
export const defaultStatuses = (): StatusFields[] =>
  STATUS_KINDS.flatMap((mainArea) => DEFAULTS[mainArea].map((made, i) => ({ ...made, mainArea, sort: i + 1 })));
