import { agreementsContracts } from './domains/agreements/contracts.ts';
import { attachedContracts } from './domains/attached/contracts.ts';
import { bookingContracts } from './domains/booking/contracts.ts';
import { calendarsContracts } from './domains/calendars/contracts.ts';
import { identityContracts } from './domains/identity/contracts.ts';
import { journeysContracts } from './domains/journeys/contracts.ts';
import { operatorContracts } from './domains/operator/contracts.ts';
import { referenceContracts } from './domains/reference/contracts.ts';
import { relationsContracts } from './domains/relations/contracts.ts';
import type { Contract, Route } from './kernel/contract/route.ts';

/** The contracts of all areas. Infra, the local gateway and the OpenAPI writer read this list. */
export const contracts: readonly Contract[] = [
  ...agreementsContracts,
  ...attachedContracts,
  ...bookingContracts,
  ...calendarsContracts,
  ...identityContracts,
  ...journeysContracts,
  ...operatorContracts,
  ...referenceContracts,
  ...relationsContracts,
];

export const allRoutes: readonly Route[] = contracts.flatMap((c) => Object.values(c.routes));
