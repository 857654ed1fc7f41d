import type { QueryClient } from '@tanstack/react-query';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { bankEntryRoutes } from '#web/domains/agreements/bank-entry/routes.ts';
import { contractRoutes } from '#web/domains/agreements/contract/routes.tsx';
import { eInvoiceRoutes } from '#web/domains/agreements/e-invoice/routes.ts';
import { esignRoutes } from '#web/domains/agreements/esign/routes.tsx';
import { invoiceRoutes } from '#web/domains/agreements/invoice/routes.tsx';
import { moneyRoutes } from '#web/domains/agreements/money/routes.ts';
import { paymentRoutes } from '#web/domains/agreements/payment/routes.ts';
import { payoutRoutes } from '#web/domains/agreements/payout/routes.ts';
import { purchaseAgreementRoutes } from '#web/domains/agreements/purchase-agreement/routes.tsx';
import { quoteRoutes } from '#web/domains/agreements/quote/routes.tsx';
import { receivedInvoiceRoutes } from '#web/domains/agreements/received-invoice/routes.ts';
import { salesExportRoutes } from '#web/domains/agreements/sales-export/routes.tsx';
import { statementRoutes } from '#web/domains/agreements/statement/routes.ts';
import { excelTemplateRoutes } from '#web/domains/attached/excel-template/routes.ts';
import { fileRoutes } from '#web/domains/attached/file/routes.tsx';
import { messageTemplateRoutes } from '#web/domains/attached/message-template/routes.ts';
import { taskRoutes } from '#web/domains/attached/task/routes.tsx';
import { wordTemplateRoutes } from '#web/domains/attached/word-template/routes.tsx';
import { availabilityRoutes } from '#web/domains/booking/availability/routes.tsx';
import { commissionRoutes } from '#web/domains/booking/commission/routes.ts';
import { externalCalendarRoutes } from '#web/domains/booking/external-calendar/routes.ts';
import { externalEventRoutes } from '#web/domains/booking/external-event/routes.ts';
import { productionRoutes } from '#web/domains/booking/production/routes.tsx';
import { showBareRoutes, showRoutes } from '#web/domains/booking/show/routes.tsx';
import { showLockRoutes } from '#web/domains/booking/show-lock/routes.tsx';
import { webflowRoutes } from '#web/domains/booking/webflow/routes.ts';
import { webformRoutes } from '#web/domains/booking/webform/routes.ts';
import { withholdingRoutes } from '#web/domains/booking/withholding/routes.ts';
import { googleCalendarRoutes } from '#web/domains/calendars/google-calendar/routes.ts';
import { icalendarFeedPublicRoutes, icalendarFeedRoutes } from '#web/domains/calendars/icalendar-feed/routes.tsx';
import { itineraryPublicRoutes, itineraryRoutes } from '#web/domains/calendars/itinerary/routes.tsx';
import { planningRoutes } from '#web/domains/calendars/planning/routes.tsx';
import { planningMapRoutes } from '#web/domains/calendars/planning-map/routes.tsx';
import { showPageRoutes } from '#web/domains/calendars/show-page/routes.tsx';
import { accountRoutes } from '#web/domains/identity/account/routes.tsx';
import { freeFieldRoutes } from '#web/domains/identity/free-field/routes.ts';
import { userRoutes } from '#web/domains/identity/user/routes.tsx';
import { advancingRoutes } from '#web/domains/journeys/advancing/routes.ts';
import { advancingTemplateRoutes } from '#web/domains/journeys/advancing-template/routes.ts';
import { flightRoutes } from '#web/domains/journeys/flight/routes.ts';
import { groundTransportRoutes } from '#web/domains/journeys/ground-transport/routes.ts';
import { guestListRoutes } from '#web/domains/journeys/guest-list/routes.ts';
import { lodgingRoutes } from '#web/domains/journeys/lodging/routes.ts';
import { trainRoutes } from '#web/domains/journeys/train/routes.ts';
import { adminoneRoutes } from '#web/domains/operator/adminone/routes.tsx';
import { apiTokenRoutes } from '#web/domains/operator/api-token/routes.ts';
import { dashboardRoutes } from '#web/domains/operator/dashboard/routes.tsx';
import { subscriptionRoutes } from '#web/domains/operator/subscription/routes.tsx';
import { systemPublicRoutes, systemRoutes } from '#web/domains/operator/system/routes.tsx';
import { userActionRoutes } from '#web/domains/operator/user-action/routes.tsx';
import { webhookRoutes } from '#web/domains/operator/webhook/routes.ts';
import { ageRestrictionRoutes } from '#web/domains/reference/age-restriction/routes.ts';
import { airlineRoutes } from '#web/domains/reference/airline/routes.ts';
import { airportRoutes } from '#web/domains/reference/airport/routes.ts';
import { articleRoutes } from '#web/domains/reference/article/routes.ts';
import { articleCategoryRoutes } from '#web/domains/reference/article-category/routes.ts';
import { bankAccountRoutes } from '#web/domains/reference/bank-account/routes.ts';
import { bookkeepingRoutes } from '#web/domains/reference/bookkeeping/routes.ts';
import { brandRoutes } from '#web/domains/reference/brand/routes.ts';
import { businessCentralProjectRoutes } from '#web/domains/reference/business-central-project/routes.ts';
import { cardAccountRoutes } from '#web/domains/reference/card-account/routes.ts';
import { checklistPresetRoutes } from '#web/domains/reference/checklist-preset/routes.ts';
import { costCenterRoutes } from '#web/domains/reference/cost-center/routes.ts';
import { countryRoutes } from '#web/domains/reference/country/routes.ts';
import { cultureRoutes } from '#web/domains/reference/culture/routes.ts';
import { currencyRoutes } from '#web/domains/reference/currency/routes.ts';
import { exchangeRateRoutes } from '#web/domains/reference/exchange-rate/routes.ts';
import { icalendarTemplateRoutes } from '#web/domains/reference/icalendar-template/routes.ts';
import { mailTextRoutes } from '#web/domains/reference/mail-text/routes.tsx';
import { notificationRoutes } from '#web/domains/reference/notification/routes.tsx';
import { paymentTermRoutes } from '#web/domains/reference/payment-term/routes.ts';
import { productRoutes } from '#web/domains/reference/product/routes.ts';
import { productGroupRoutes } from '#web/domains/reference/product-group/routes.ts';
import { productTemplateRoutes } from '#web/domains/reference/product-template/routes.ts';
import { statusSettingsRoutes } from '#web/domains/reference/status-settings/routes.ts';
import { tagRoutes } from '#web/domains/reference/tag/routes.ts';
import { urlRoutes } from '#web/domains/reference/url/routes.ts';
import { vatRateRoutes } from '#web/domains/reference/vat-rate/routes.ts';
import { artistRoutes } from '#web/domains/relations/artist/routes.tsx';
import { artistRiderRoutes } from '#web/domains/relations/artist-rider/routes.ts';
import { companyRoutes } from '#web/domains/relations/company/routes.tsx';
import { contactRoutes } from '#web/domains/relations/contact/routes.tsx';
import { duplicateRoutes } from '#web/domains/relations/duplicate/routes.tsx';
import { hubspotRoutes } from '#web/domains/relations/hubspot/routes.ts';
import { importRoutes } from '#web/domains/relations/import/routes.ts';
import { linkRoutes } from '#web/domains/relations/link/routes.tsx';
import { stateAliasRoutes } from '#web/domains/relations/state-alias/routes.ts';
import { ErrorPage } from './error-page.tsx';
import { appRoute, bareRoute, publicRoute, rootRoute } from './roots.tsx';

/** One line per domain: pages of signed-in users. */
const appPages = {
  ...dashboardRoutes,
  ...notificationRoutes,
  ...statusSettingsRoutes,
  ...tagRoutes,
  ...costCenterRoutes,
  ...fileRoutes,
  ...freeFieldRoutes,
  ...businessCentralProjectRoutes,
  ...productTemplateRoutes,
  ...advancingRoutes,
  ...advancingTemplateRoutes,
  ...productGroupRoutes,
  ...productRoutes,
  ...bookkeepingRoutes,
  ...brandRoutes,
  ...bankAccountRoutes,
  ...exchangeRateRoutes,
  ...excelTemplateRoutes,
  ...googleCalendarRoutes,
  ...icalendarFeedRoutes,
  ...icalendarTemplateRoutes,
  ...hubspotRoutes,
  ...importRoutes,
  ...currencyRoutes,
  ...paymentTermRoutes,
  ...vatRateRoutes,
  ...adminoneRoutes,
  ...systemRoutes,
  ...subscriptionRoutes,
  ...apiTokenRoutes,
  ...webhookRoutes,
  ...taskRoutes,
  ...userActionRoutes,
  ...userRoutes,
  ...showRoutes,
  ...showPageRoutes,
  ...showLockRoutes,
  ...contractRoutes,
  ...esignRoutes,
  ...quoteRoutes,
  ...purchaseAgreementRoutes,
  ...statementRoutes,
  ...eInvoiceRoutes,
  ...cardAccountRoutes,
  ...invoiceRoutes,
  ...salesExportRoutes,
  ...bankEntryRoutes,
  ...receivedInvoiceRoutes,
  ...paymentRoutes,
  ...payoutRoutes,
  ...moneyRoutes,
  ...commissionRoutes,
  ...withholdingRoutes,
  ...artistRoutes,
  ...companyRoutes,
  ...duplicateRoutes,
  ...productionRoutes,
  ...contactRoutes,
  ...itineraryRoutes,
  ...planningRoutes,
  ...planningMapRoutes,
  ...availabilityRoutes,
  ...externalCalendarRoutes,
  ...externalEventRoutes,
  ...flightRoutes,
  ...trainRoutes,
  ...groundTransportRoutes,
  ...guestListRoutes,
  ...lodgingRoutes,
  ...webflowRoutes,
  ...webformRoutes,
  ...wordTemplateRoutes,
  ...ageRestrictionRoutes,
  ...airlineRoutes,
  ...airportRoutes,
  ...articleRoutes,
  ...articleCategoryRoutes,
  ...artistRiderRoutes,
  ...checklistPresetRoutes,
  ...countryRoutes,
  ...cultureRoutes,
  ...stateAliasRoutes,
  ...messageTemplateRoutes,
  ...mailTextRoutes,
  ...urlRoutes,
};

/** One line per domain: pages without the shell. */
const publicPages = {
  ...systemPublicRoutes,
  ...accountRoutes,
  ...linkRoutes,
  ...itineraryPublicRoutes,
  ...icalendarFeedPublicRoutes,
};

const routeTree = rootRoute.addChildren({
  appRoute: appRoute.addChildren(appPages),
  publicRoute: publicRoute.addChildren(publicPages),
  bareRoute: bareRoute.addChildren(showBareRoutes),
});

export const makeRouter = (queryClient: QueryClient, history?: RouterHistory) =>
  createRouter({
    routeTree,
    context: { queryClient },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: ErrorPage,
    defaultPendingMs: 150,
    scrollRestoration: true,
    ...(history ? { history } : {}),
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}
