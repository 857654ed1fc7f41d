import { useLingui } from '@lingui/react/macro';
import type { LoggedField } from './logged-fields.ts';

function useDealNames() {
  const { t } = useLingui();
  return {
    start: t`Start`,
    end: t`End`,
    isAllDay: t`All day`,
    isNight: t`Night`,
    phase: t`Phase`,
    setOn: t`Set automatically when`,
    deal: t`Deal`,
    internalNotes: t`Internal notes`,
    venue: t`Venue`,
    promoter: t`Promoter`,
    lockedAt: t`Locked`,
    lockedBy: t`Locked by`,
    stage: t`Stage`,
    template: t`Template`,
    document: t`Document`,
    show: t`Show`,
    startDate: t`From`,
    endDate: t`To`,
    ageRestrictionId: t`Age restriction`,
    externalNotes: t`Shared notes`,
    contract: t`Contract`,
    quote: t`Quote`,
    wordTemplate: t`Word template`,
    signedAt: t`Signed`,
    declineReason: t`Reason`,
  };
}

function usePartyNames() {
  const { t } = useLingui();
  return {
    roles: t`Type`,
    address: t`Address`,
    website: t`Website`,
    registerNumber: t`Register number`,
    vatNumber: t`VAT number`,
    financialRisk: t`Financial risk`,
    venueDetails: t`Venue`,
    bank: t`Bank account`,
    bankAccountId: t`Bank account`,
    paymentTermId: t`Payment term`,
    vatRateId: t`VAT rate`,
    bookkeepingId: t`Bookkeeping`,
    brandId: t`Brand`,
    salutation: t`Salutation`,
    firstName: t`First name`,
    infix: t`Infix`,
    lastName: t`Last name`,
    fullName: t`Full name`,
    privateEmail: t`Private email`,
    mobile: t`Mobile`,
    birthday: t`Birthday`,
    travel: t`Travel`,
    positions: t`Positions`,
    genre: t`Genre`,
    hexColor: t`Colour`,
    commissionRate: t`Commission`,
    team: t`Team`,
    members: t`Members`,
    management: t`Management`,
    biography: t`Biography`,
    intro: t`Introduction on invoices`,
    intros: t`Introduction on invoices`,
    legalText: t`Text on documents`,
    legalTexts: t`Text on documents`,
    footer: t`Footer`,
    footers: t`Footer`,
    pressLinks: t`Press material`,
    twitter: t`Twitter name`,
  };
}

function useMoneyNames() {
  const { t } = useLingui();
  return {
    type: t`Type`,
    invoice: t`Invoice`,
    date: t`Date`,
    dueDate: t`Due date`,
    supplyFrom: t`Service period from`,
    supplyTo: t`Service period to`,
    reference: t`Reference`,
    internalNote: t`Internal note`,
    lines: t`Lines`,
    pricesIncludeVat: t`Prices include VAT`,
    discount: t`Discount`,
    discountRate: t`Discount`,
    total: t`Total`,
    exchange: t`Exchange rate`,
    issuedAt: t`Issued`,
    isSettlement: t`Settlement`,
    creditOf: t`Credited invoice`,
    amount: t`Amount`,
    method: t`Payment method`,
    paid: t`Paid`,
    credited: t`Credited`,
    writtenOff: t`Written off`,
  };
}

function useTravelNames() {
  const { t } = useLingui();
  return {
    routeHexColor: t`Colour`,
    departArriveSelect: t`Time is`,
    duration: t`Duration`,
    durationEstimate: t`Estimated duration`,
    distance: t`Distance`,
    routePolyline: t`Route`,
    googleDirectionsStatus: t`Route search`,
    travellers: t`Travellers`,
    driver: t`Driver`,
    showIds: t`Shows`,
    bookingReference: t`Booking reference`,
    baggage: t`Baggage`,
    segments: t`Legs`,
    placeName: t`Place`,
    placeAddress: t`Address`,
    stay: t`Stay`,
    rooms: t`Rooms`,
    breakfast: t`Breakfast`,
    paidBy: t`Paid by`,
    shows: t`Shows`,
    artistIds: t`Artists`,
  };
}

/** Fields of records as their forms call them, for the log. */
export function useFieldNames(): Readonly<Record<string, string>> {
  const { t } = useLingui();
  return {
    ...useDealNames(),
    ...usePartyNames(),
    ...useTravelNames(),
    ...useMoneyNames(),
    name: t`Name`,
    code: t`Code`,
    email: t`Email`,
    phone: t`Phone`,
    city: t`City`,
    zone: t`Time zone`,
    culture: t`Language`,
    locale: t`Language`,
    capacity: t`Capacity`,
    description: t`Description`,
    notes: t`Notes`,
    isActive: t`Active`,
    isDefault: t`Default`,
    currency: t`Currency`,
    statusId: t`Status`,
    tagIds: t`Tags`,
    owner: t`Owner`,
    ownerId: t`Owner`,
    artists: t`Artists`,
    company: t`Company`,
    contact: t`Contact`,
    production: t`Production`,
    permissions: t`Permissions`,
    dueAt: t`Due`,
    title: t`Title`,
  } satisfies Record<LoggedField, string> & Record<string, string>;
}
