import type { Contract } from '#shared/kernel/contract/route.ts';
import { bankEntryContract } from './bank-entry/contract.ts';
import { bulkSendContract } from './bulk-send/contract.ts';
import { cardPaymentContract } from './card-payment/contract.ts';
import { contractContract } from './contract/contract.ts';
import { eInvoiceContract } from './e-invoice/contract.ts';
import { esignContract } from './esign/contract.ts';
import { invoiceContract } from './invoice/contract.ts';
import { invoiceLinkContract } from './invoice-link/contract.ts';
import { moneyContract } from './money/contract.ts';
import { paymentContract } from './payment/contract.ts';
import { payoutContract } from './payout/contract.ts';
import { purchaseAgreementContract } from './purchase-agreement/contract.ts';
import { quoteContract } from './quote/contract.ts';
import { receivedInvoiceContract } from './received-invoice/contract.ts';
import { salesExportContract } from './sales-export/contract.ts';
import { selfBillLinkContract } from './self-bill-link/contract.ts';
import { statementContract } from './statement/contract.ts';
import { statementLinkContract } from './statement-link/contract.ts';

export const agreementsContracts: readonly Contract[] = [
  bankEntryContract,
  bulkSendContract,
  cardPaymentContract,
  contractContract,
  eInvoiceContract,
  esignContract,
  invoiceContract,
  invoiceLinkContract,
  moneyContract,
  paymentContract,
  payoutContract,
  purchaseAgreementContract,
  quoteContract,
  receivedInvoiceContract,
  salesExportContract,
  selfBillLinkContract,
  statementContract,
  statementLinkContract,
];
