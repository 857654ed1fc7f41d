import { useLingui } from '@lingui/react/macro';

function useDealNames(): Readonly<Record<string, string>> {
  const { t } = useLingui();
  return {
    start: t`Start`,
    end: t`End`,
    isAllDay: t`All day`,
    isNight: t`Night`,
    timeOfPerformance: t`Performance time`,
    phase: t`Phase`,
    rank: t`Rank`,
    expiresOn: t`Option until`,
    setOn: t`Set automatically when`,
    exclusivity: t`Exclusivity`,
    billing: t`Billing`,
    fee: t`Fee`,
    deal: t`Deal`,
    dealType: t`Deal type`,
    internalNotes: t`Internal notes`,
    venue: t`Venue`,
    promoter: t`Promoter`,
    lockedAt: t`Locked`,
    lockedBy: t`Locked by`,
    unlockReason: t`Reason for unlocking`,
    stage: t`Stage`,
    template: t`Template`,
    document: t`Document`,
    show: t`Show`,
    startDate: t`From`,
    endDate: t`To`,
  };
}

function usePartyNames(): Readonly<Record<string, string>> {
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
  };
}

function useTravelNames(): Readonly<Record<string, string>> {
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
  };
}

/** Fields of records as their forms call them, for the log. */
export function useFieldNames(): Readonly<Record<string, string>> {
  const { t } = useLingui();
  return {
    ...useDealNames(),
    ...usePartyNames(),
    ...useTravelNames(),
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
  };
}
