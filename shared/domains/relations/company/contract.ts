import * as z from 'zod';
import { EuVatNumber } from '#shared/domains/relations/eu-vat-number/schemas.ts';
import { anyUser, operator, reads } from '#shared/kernel/contract/access.ts';
import { freeListRequest } from '#shared/kernel/contract/list.ts';
import { paged } from '#shared/kernel/contract/paging.ts';
import { approvalRoute, copyAndNameRoutes, core, recordRoutes, v1 } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { GeoPoint } from '#shared/kernel/geo/geo.ts';
import { Id, Queued } from '#shared/kernel/record/ids.ts';
import { AIRPORT_RADIUS, AIRPORT_RADIUS_MAX } from './nearby.ts';
import { Company, CompanyInput, CompanyRole, RiskInfo } from './schemas.ts';

export const COMPANY_LIST = {
  fields: ['role', 'risk', 'country', 'active', 'status', 'tag', 'preliminary'],
  sorts: ['name', 'city', 'capacity'],
  free: true,
} as const;
export const CompanyListRequest = freeListRequest(COMPANY_LIST);
const Marker = z.object({
  id: Id,
  name: z.string(),
  cityCountry: z.string(),
  roles: z.array(CompanyRole),
  lat: z.number(),
  lng: z.number(),
});

export const companyContract = contract('company', {
  routes: {
    /** Lists the countries to show first: the agency's own, then those of most companies. */
    commonCountries: route(v1('GET', '/countries/common'), anyUser.reads(), {
      output: z.object({ codes: z.array(z.string()) }),
    }),
    ...recordRoutes({
      domain: 'company',
      plural: 'companies',
      input: CompanyInput,
      output: Company,
      row: Company,
      list: CompanyListRequest,
      aliases: {
        list: [{ ...v1('GET', '/promoters'), fixed: { filters: [{ field: 'role', values: ['promoter'] }] } }],
        get: [core('GET', '/company/{id}/PreviewPanel')],
      },
    }),
    ...copyAndNameRoutes({ domain: 'company', plural: 'companies', output: Company, nameMax: 100 }),
    ...approvalRoute('company', Company),
    /** Returns the risks to know before an agreement is made (spec section 3, company preview). */
    riskInfo: route(v1('GET', '/companies/{id}/riskinfo'), reads('company.read'), {
      output: RiskInfo.extend({ company: RiskInfo.shape.company.extend({ euVatNumber: EuVatNumber.optional() }) }),
    }),
    /** Lists the airports nearby. Distances are in metres, as the crow flies. */
    nearbyAirports: route(v1('GET', '/companies/{id}/nearbyAirports'), reads('company.read'), {
      query: z.object({ radius: z.coerce.number().int().min(1).max(AIRPORT_RADIUS_MAX).default(AIRPORT_RADIUS) }),
      output: z.object({
        rows: z.array(z.object({ id: Id, iata: z.string(), name: z.string(), point: GeoPoint, distance: z.int() })),
      }),
    }),
    /** For operators: finds the map points of venues that have none, as soon as the worker is free. */
    geocode: route(core('GET', '/housekeeping/geocode'), operator.writes(), { output: Queued }),
    /** Returns the map markers of a page of the list. A company without a place on the map is left out. */
    markers: route(v1('POST', '/companies/markers'), reads('company.read'), {
      aliases: [v1('GET', '/companies/markers')],
      body: CompanyListRequest,
      output: paged(Marker),
    }),
  },
});
