/*
 * The places of the terms of EN 16931 in the two syntaxes, without name spaces. Of several paths, the first one with a
 * text counts.
 */
type Paths = readonly string[];

interface PartyPaths {
  readonly name: Paths;
  readonly register: Paths;
  readonly country: Paths;
  /** The tax registrations, each with the number and the mark that it is for VAT. */
  readonly taxes: string;
  readonly taxNumber: string;
  readonly isVat: (mark: string) => boolean;
  readonly taxMark: { readonly path: string; readonly attribute?: string };
}
export interface Syntax {
  readonly number: Paths;
  readonly typeCode: Paths;
  readonly date: Paths;
  readonly dueDate: Paths;
  readonly currency: Paths;
  readonly references: Paths;
  readonly seller: string;
  readonly buyer: string;
  readonly party: PartyPaths;
  readonly net: Paths;
  readonly total: Paths;
  /** The VAT; a second one is in the currency of the bookkeeping. */
  readonly taxes: string;
  readonly lines: Paths;
  readonly line: { readonly text: Paths; readonly quantity: Paths; readonly net: Paths; readonly rate: Paths };
}

export const UBL: Syntax = {
  number: ['ID'],
  typeCode: ['InvoiceTypeCode', 'CreditNoteTypeCode'],
  date: ['IssueDate'],
  dueDate: ['DueDate', 'PaymentMeans/PaymentDueDate'],
  currency: ['DocumentCurrencyCode'],
  references: [
    ...['OrderReference/ID', 'ContractDocumentReference/ID', 'BuyerReference', 'ProjectReference/ID'],
    ...['OrderReference/SalesOrderID', 'Note', 'InvoiceLine/Item/Name', 'InvoiceLine/Item/Description'],
  ],
  seller: 'AccountingSupplierParty/Party',
  buyer: 'AccountingCustomerParty/Party',
  party: {
    name: ['PartyLegalEntity/RegistrationName', 'PartyName/Name'],
    register: ['PartyLegalEntity/CompanyID'],
    country: ['PostalAddress/Country/IdentificationCode'],
    taxes: 'PartyTaxScheme',
    taxNumber: 'CompanyID',
    taxMark: { path: 'TaxScheme/ID' },
    isVat: (mark) => mark === 'VAT',
  },
  net: ['LegalMonetaryTotal/TaxExclusiveAmount'],
  total: ['LegalMonetaryTotal/TaxInclusiveAmount'],
  taxes: 'TaxTotal/TaxAmount',
  lines: ['InvoiceLine', 'CreditNoteLine'],
  line: {
    text: ['Item/Name', 'Item/Description'],
    quantity: ['InvoicedQuantity', 'CreditedQuantity'],
    net: ['LineExtensionAmount'],
    rate: ['Item/ClassifiedTaxCategory/Percent'],
  },
};

const DEAL = 'SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement';
const SETTLEMENT = 'SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement';
const SUMS = `${SETTLEMENT}/SpecifiedTradeSettlementHeaderMonetarySummation`;
const LINE = 'SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem';

export const CII: Syntax = {
  number: ['ExchangedDocument/ID'],
  typeCode: ['ExchangedDocument/TypeCode'],
  date: ['ExchangedDocument/IssueDateTime/DateTimeString'],
  dueDate: [`${SETTLEMENT}/SpecifiedTradePaymentTerms/DueDateDateTime/DateTimeString`],
  currency: [`${SETTLEMENT}/InvoiceCurrencyCode`],
  references: [
    ...[`${DEAL}/BuyerOrderReferencedDocument/IssuerAssignedID`, `${DEAL}/ContractReferencedDocument/IssuerAssignedID`],
    ...[`${DEAL}/BuyerReference`, `${DEAL}/SpecifiedProcuringProject/ID`],
    ...[`${DEAL}/SellerOrderReferencedDocument/IssuerAssignedID`, 'ExchangedDocument/IncludedNote/Content'],
    ...[`${LINE}/SpecifiedTradeProduct/Name`, `${LINE}/SpecifiedTradeProduct/Description`],
  ],
  seller: `${DEAL}/SellerTradeParty`,
  buyer: `${DEAL}/BuyerTradeParty`,
  party: {
    name: ['Name', 'SpecifiedLegalOrganization/TradingBusinessName'],
    register: ['SpecifiedLegalOrganization/ID'],
    country: ['PostalTradeAddress/CountryID'],
    taxes: 'SpecifiedTaxRegistration',
    taxNumber: 'ID',
    taxMark: { path: 'ID', attribute: 'schemeID' },
    isVat: (mark) => mark === 'VA',
  },
  net: [`${SUMS}/TaxBasisTotalAmount`],
  total: [`${SUMS}/GrandTotalAmount`],
  taxes: `${SUMS}/TaxTotalAmount`,
  lines: [LINE],
  line: {
    text: ['SpecifiedTradeProduct/Name', 'SpecifiedTradeProduct/Description'],
    quantity: ['SpecifiedLineTradeDelivery/BilledQuantity'],
    net: ['SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount'],
    rate: ['SpecifiedLineTradeSettlement/ApplicableTradeTax/RateApplicablePercent'],
  },
};
