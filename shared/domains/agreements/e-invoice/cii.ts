import { leaf, node, xmlDocument } from '#shared/kernel/text/xml-text.ts';
import type { LocalDate } from '#shared/kernel/time/date.ts';
import type { EAllowance, EDocument, EGroup, ELine, EParty, EVat } from './business-terms.ts';
import { allowanceSum, isCreditCode, reasonOf, transferCode } from './codes.ts';
import { amountText, percentText, quantityText } from './decimal.ts';

const NAMESPACE = 'urn:un:unece:uncefact:data:standard:';
const GUIDELINE = 'urn:cen.eu:en16931:2017';

/** A day as the syntax writes it: `20260314` in format 102. */
const day = (name: string, date: LocalDate | '' | undefined, prefix: 'udt' | 'qdt' = 'udt'): string =>
  node(name, leaf(`${prefix}:DateTimeString`, date?.replaceAll('-', ''), { format: '102' }));

const taxOf = ({ category, rate }: EVat): string =>
  [
    leaf('ram:TypeCode', 'VAT'),
    leaf('ram:CategoryCode', category),
    category === 'O' ? '' : leaf('ram:RateApplicablePercent', percentText(rate)),
  ].join('');

const contactOf = ({ contact }: EParty): string =>
  node(
    'ram:DefinedTradeContact',
    leaf('ram:PersonName', contact?.name),
    node('ram:TelephoneUniversalCommunication', leaf('ram:CompleteNumber', contact?.phone)),
    node('ram:EmailURIUniversalCommunication', leaf('ram:URIID', contact?.email)),
  );

const partyOf = (name: string, party: EParty): string =>
  node(
    name,
    leaf('ram:Name', party.name),
    node('ram:SpecifiedLegalOrganization', leaf('ram:ID', party.registerNumber, { schemeID: party.registerScheme })),
    contactOf(party),
    node(
      'ram:PostalTradeAddress',
      leaf('ram:PostcodeCode', party.postcode),
      leaf('ram:LineOne', party.street),
      leaf('ram:LineTwo', party.street2),
      leaf('ram:CityName', party.city),
      leaf('ram:CountryID', party.country),
      leaf('ram:CountrySubDivisionName', party.subdivision),
    ),
    node('ram:URIUniversalCommunication', leaf('ram:URIID', party.address?.id, { schemeID: party.address?.scheme })),
    node('ram:SpecifiedTaxRegistration', leaf('ram:ID', party.vatNumber, { schemeID: 'VA' })),
  );

const money = (name: string, minor: number, currency: string): string => leaf(name, amountText(minor, currency));
/** The tax total is the only amount that names its currency. */
const taxTotal = (minor: number, currency: string): string =>
  leaf('ram:TaxTotalAmount', amountText(minor, currency), { currencyID: currency });

const allowanceOf = ({ currency }: EDocument, given: Pick<EAllowance, 'isCharge' | 'amount'>, vat = ''): string =>
  node(
    'ram:SpecifiedTradeAllowanceCharge',
    node('ram:ChargeIndicator', leaf('udt:Indicator', String(given.isCharge))),
    money('ram:ActualAmount', given.amount, currency),
    leaf('ram:ReasonCode', reasonOf(given).code),
    leaf('ram:Reason', reasonOf(given).text),
    vat,
  );

const lineOf = (document: EDocument, line: ELine, i: number): string =>
  node(
    'ram:IncludedSupplyChainTradeLineItem',
    node('ram:AssociatedDocumentLineDocument', leaf('ram:LineID', String(i + 1))),
    node('ram:SpecifiedTradeProduct', leaf('ram:Name', line.text)),
    node(
      'ram:SpecifiedLineTradeAgreement',
      node('ram:NetPriceProductTradePrice', leaf('ram:ChargeAmount', line.price)),
    ),
    node(
      'ram:SpecifiedLineTradeDelivery',
      leaf('ram:BilledQuantity', quantityText(line.quantity), { unitCode: line.unit }),
    ),
    node(
      'ram:SpecifiedLineTradeSettlement',
      node('ram:ApplicableTradeTax', taxOf(line)),
      line.discount > 0 ? allowanceOf(document, { isCharge: false, amount: line.discount }) : '',
      node(
        'ram:SpecifiedTradeSettlementLineMonetarySummation',
        money('ram:LineTotalAmount', line.net, document.currency),
      ),
    ),
  );

const groupOf = ({ currency }: EDocument, group: EGroup): string =>
  node(
    'ram:ApplicableTradeTax',
    money('ram:CalculatedAmount', group.tax, currency),
    leaf('ram:TypeCode', 'VAT'),
    leaf('ram:ExemptionReason', group.reason),
    money('ram:BasisAmount', group.taxable, currency),
    leaf('ram:CategoryCode', group.category),
    leaf('ram:ExemptionReasonCode', group.reasonCode),
    group.category === 'O' ? '' : leaf('ram:RateApplicablePercent', percentText(group.rate)),
  );

const paymentOf = ({ payTo, currency }: EDocument): string =>
  payTo
    ? node(
        'ram:SpecifiedTradeSettlementPaymentMeans',
        leaf('ram:TypeCode', transferCode(currency)),
        node(
          'ram:PayeePartyCreditorFinancialAccount',
          leaf('ram:IBANID', payTo.iban),
          leaf('ram:AccountName', payTo.holder),
        ),
        node('ram:PayeeSpecifiedCreditorFinancialInstitution', leaf('ram:BICID', payTo.bic)),
      )
    : '';

function sumsOf(document: EDocument): string {
  const { currency, taxInBase } = document;
  const [allowances, charges] = [allowanceSum(document, false), allowanceSum(document, true)];
  return node(
    'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
    money('ram:LineTotalAmount', document.lineSum, currency),
    charges > 0 ? money('ram:ChargeTotalAmount', charges, currency) : '',
    allowances > 0 ? money('ram:AllowanceTotalAmount', allowances, currency) : '',
    money('ram:TaxBasisTotalAmount', document.net, currency),
    taxTotal(document.tax, currency),
    taxInBase ? taxTotal(taxInBase.tax, taxInBase.currency) : '',
    money('ram:GrandTotalAmount', document.total, currency),
    money('ram:DuePayableAmount', document.total, currency),
  );
}

/** The first preceding document: the schema D16B has room for one, later ones for all. Lines name the others. */
const precedingOf = ({ preceding: [first] }: EDocument): string =>
  node(
    'ram:InvoiceReferencedDocument',
    leaf('ram:IssuerAssignedID', first?.number),
    day('ram:FormattedIssueDateTime', first?.date, 'qdt'),
  );

const settlementOf = (document: EDocument): string =>
  node(
    'ram:ApplicableHeaderTradeSettlement',
    leaf('ram:PaymentReference', document.number),
    leaf('ram:TaxCurrencyCode', document.taxInBase?.currency),
    leaf('ram:InvoiceCurrencyCode', document.currency),
    paymentOf(document),
    ...document.groups.map((group) => groupOf(document, group)),
    node(
      'ram:BillingSpecifiedPeriod',
      day('ram:StartDateTime', document.supplyFrom),
      day('ram:EndDateTime', document.supplyTo),
    ),
    ...document.allowances.map((one) => allowanceOf(document, one, node('ram:CategoryTradeTax', taxOf(one)))),
    node(
      'ram:SpecifiedTradePaymentTerms',
      leaf('ram:Description', document.terms),
      day('ram:DueDateDateTime', isCreditCode(document.typeCode) ? '' : document.dueDate),
    ),
    sumsOf(document),
    precedingOf(document),
  );

const tradeOf = (document: EDocument): string =>
  node(
    'rsm:SupplyChainTradeTransaction',
    ...document.lines.map((line, i) => lineOf(document, line, i)),
    node(
      'ram:ApplicableHeaderTradeAgreement',
      leaf('ram:BuyerReference', document.buyerReference),
      partyOf('ram:SellerTradeParty', document.seller),
      partyOf('ram:BuyerTradeParty', document.buyer),
    ),
    // The schema requires this element, also without a day. It is the only one that may be empty.
    document.supplyTo
      ? node(
          'ram:ApplicableHeaderTradeDelivery',
          node('ram:ActualDeliverySupplyChainEvent', day('ram:OccurrenceDateTime', document.supplyTo)),
        )
      : '<ram:ApplicableHeaderTradeDelivery/>',
    settlementOf(document),
  );

/** Writes a document as Cross Industry Invoice in the EN 16931 profile, for a PDF that holds it (Factur-X, ZUGFeRD). */
export const ciiOf = (document: EDocument): string =>
  xmlDocument(
    'rsm:CrossIndustryInvoice',
    {
      'xmlns:rsm': `${NAMESPACE}CrossIndustryInvoice:100`,
      'xmlns:ram': `${NAMESPACE}ReusableAggregateBusinessInformationEntity:100`,
      'xmlns:qdt': `${NAMESPACE}QualifiedDataType:100`,
      'xmlns:udt': `${NAMESPACE}UnqualifiedDataType:100`,
    },
    node(
      'rsm:ExchangedDocumentContext',
      node('ram:GuidelineSpecifiedDocumentContextParameter', leaf('ram:ID', GUIDELINE)),
    ),
    node(
      'rsm:ExchangedDocument',
      leaf('ram:ID', document.number),
      leaf('ram:TypeCode', document.typeCode),
      day('ram:IssueDateTime', document.date),
      node('ram:IncludedNote', leaf('ram:Content', document.note)),
    ),
    tradeOf(document),
  );
