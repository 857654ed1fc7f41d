import type { Role } from '#shared/kernel/access/permission.ts';
import { seesPartiesOnly } from '#shared/kernel/access/role-presets.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { ShowFields } from './schemas.ts';

type Parties = Pick<ShowFields, 'promoter' | 'signer' | 'payer'>;

/** Companies that are party to a show: who buys it, who signs and who pays. A venue is party only as one of these. */
export const partyIdsOf = ({ promoter, signer, payer }: Parties): Id[] => [
  ...new Set([promoter, signer, payer].flatMap((company) => company?.companyId ?? [])),
];

type Asked = Pick<ShowFields, 'phase' | 'requesterId'>;
interface Asker {
  readonly userId: Id;
  readonly role: Role;
}

/** People outside change no confirmed or cancelled show. A promoter's user changes only their own requests. */
export const mayChangeOutside = ({ phase, requesterId }: Asked, { userId, role }: Asker): boolean =>
  phase === 'options' && (requesterId === userId || !seesPartiesOnly(role));

export function checkChangeOutside(show: Asked, asker: Asker): void {
  if (!mayChangeOutside(show, asker)) throw new AppError('show.notYourRequest');
}
