import { roleDefaults } from '#shared/domains/identity/user/rules.ts';
import type { Permission, Role } from '#shared/kernel/access/permission.ts';
import type { AccessPreset, GrantTerms } from './schemas.ts';

/** The acts that stay with permanent staff: they spend money, undo what is closed, or change how the agency works. */
const OF_STAFF: readonly Permission[] = [
  ...(['settings.read', 'masterData.update', 'webform.update'] as const),
  ...(['show.unlock', 'show.approve', 'company.approve', 'contact.approve'] as const),
  ...(['purchaseAgreement.approve', 'purchaseAgreement.pay', 'purchaseAgreement.selfBill'] as const),
  ...(['invoice.unlockMonth', 'esign.discard', 'esign.manualComplete'] as const),
];
const mayBeLent = (right: Permission): boolean => !OF_STAFF.includes(right) && !right.endsWith('.delete');

const ROLE_OF: Readonly<Record<AccessPreset, Role>> = { view: 'readOnly', booking: 'agent', bookkeeping: 'finance' };

/** Returns the role, the rights and the artists that a user gets by temporary access. */
export function rightsOf({ preset, allArtists, artistIds }: Pick<GrantTerms, 'preset' | 'allArtists' | 'artistIds'>) {
  const role = ROLE_OF[preset];
  const { permissions, ...defaults } = roleDefaults(role, allArtists);
  return { role, ...defaults, permissions: permissions.filter(mayBeLent), artistIds: allArtists ? [] : artistIds };
}
