import type { Contract } from '#shared/kernel/contract/route.ts';
import { availabilityContract } from './availability/contract.ts';
import { commissionContract } from './commission/contract.ts';
import { dealContract } from './deal/contract.ts';
import { exclusivityContract } from './exclusivity/contract.ts';
import { externalCalendarContract } from './external-calendar/contract.ts';
import { externalEventContract } from './external-event/contract.ts';
import { optionContract } from './option/contract.ts';
import { privateEntryContract } from './private-entry/contract.ts';
import { productionContract } from './production/contract.ts';
import { publicDatesContract } from './public-dates/contract.ts';
import { showContract } from './show/contract.ts';
import { showExportContract } from './show-export/contract.ts';
import { showLockContract } from './show-lock/contract.ts';
import { showTotalContract } from './show-total/contract.ts';
import { timetableContract } from './timetable/contract.ts';
import { webflowContract } from './webflow/contract.ts';
import { webformContract } from './webform/contract.ts';
import { withholdingContract } from './withholding/contract.ts';

export const bookingContracts: readonly Contract[] = [
  availabilityContract,
  commissionContract,
  dealContract,
  exclusivityContract,
  externalCalendarContract,
  externalEventContract,
  optionContract,
  privateEntryContract,
  productionContract,
  publicDatesContract,
  showContract,
  showExportContract,
  showLockContract,
  showTotalContract,
  timetableContract,
  webflowContract,
  webformContract,
  withholdingContract,
];
