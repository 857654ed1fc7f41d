import { artistBatch } from '#functions/domains/artist/batch-store.ts';
import { companyBatch } from '#functions/domains/company/batch-store.ts';
import { contactBatch } from '#functions/domains/contact/batch-store.ts';
import { contractBatch } from '#functions/domains/contract/batch-store.ts';
import { invoiceBatch } from '#functions/domains/invoice/batch-store.ts';
import { productionBatch } from '#functions/domains/production/batch-store.ts';
import { purchaseBatch } from '#functions/domains/purchase-agreement/batch-store.ts';
import { quoteBatch } from '#functions/domains/quote/batch-store.ts';
import { showBatch } from '#functions/domains/show/batch-store.ts';
import { travelStores } from '#functions/domains/show-travel/stores-store.ts';
import { travelBatch } from '#functions/domains/travel/batch-store.ts';
import type { BatchArea as AreaName } from '#shared/domains/my-selection/schemas.ts';
import { type Area, areaOf } from './area.ts';

/** One line per main area; what can be done with its records stands in the area's own `batch-store.ts`. */
export const areas: Readonly<Record<AreaName, Area>> = {
  artist: areaOf(artistBatch),
  company: areaOf(companyBatch),
  contact: areaOf(contactBatch),
  contract: areaOf(contractBatch),
  invoice: areaOf(invoiceBatch),
  groundTransport: areaOf(travelBatch('groundTransport', travelStores.groundTransport)),
  flight: areaOf(travelBatch('flight', travelStores.flight)),
  train: areaOf(travelBatch('train', travelStores.train)),
  lodging: areaOf(travelBatch('lodging', travelStores.lodging)),
  production: areaOf(productionBatch),
  purchaseAgreement: areaOf(purchaseBatch),
  quote: areaOf(quoteBatch),
  show: areaOf(showBatch),
};
