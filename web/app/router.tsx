import type { QueryClient } from '@tanstack/react-query';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { accountRoutes } from '#web/domains/account/routes.tsx';
import { adminoneRoutes } from '#web/domains/adminone/routes.tsx';
import { ageRestrictionRoutes } from '#web/domains/age-restriction/routes.ts';
import { airlineRoutes } from '#web/domains/airline/routes.ts';
import { airportRoutes } from '#web/domains/airport/routes.ts';
import { articleRoutes } from '#web/domains/article/routes.ts';
import { articleCategoryRoutes } from '#web/domains/article-category/routes.ts';
import { artistRoutes } from '#web/domains/artist/routes.tsx';
import { artistRiderRoutes } from '#web/domains/artist-rider/routes.ts';
import { availabilityRoutes } from '#web/domains/availability/routes.tsx';
import { bankAccountRoutes } from '#web/domains/bank-account/routes.ts';
import { bookkeepingRoutes } from '#web/domains/bookkeeping/routes.ts';
import { brandRoutes } from '#web/domains/brand/routes.ts';
import { businessCentralProjectRoutes } from '#web/domains/business-central-project/routes.ts';
import { checklistPresetRoutes } from '#web/domains/checklist-preset/routes.ts';
import { companyRoutes } from '#web/domains/company/routes.tsx';
import { contactRoutes } from '#web/domains/contact/routes.tsx';
import { contractRoutes } from '#web/domains/contract/routes.tsx';
import { costCenterRoutes } from '#web/domains/cost-center/routes.ts';
import { countryRoutes } from '#web/domains/country/routes.ts';
import { cultureRoutes } from '#web/domains/culture/routes.ts';
import { currencyRoutes } from '#web/domains/currency/routes.ts';
import { dashboardRoutes } from '#web/domains/dashboard/routes.tsx';
import { duplicateRoutes } from '#web/domains/duplicate/routes.tsx';
import { excelTemplateRoutes } from '#web/domains/excel-template/routes.ts';
import { exchangeRateRoutes } from '#web/domains/exchange-rate/routes.ts';
import { externalCalendarRoutes } from '#web/domains/external-calendar/routes.ts';
import { externalEventRoutes } from '#web/domains/external-event/routes.ts';
import { fileRoutes } from '#web/domains/file/routes.tsx';
import { flightRoutes } from '#web/domains/flight/routes.ts';
import { freeFieldRoutes } from '#web/domains/free-field/routes.ts';
import { groundTransportRoutes } from '#web/domains/ground-transport/routes.ts';
import { guestListRoutes } from '#web/domains/guest-list/routes.ts';
import { icalendarFeedPublicRoutes, icalendarFeedRoutes } from '#web/domains/icalendar-feed/routes.tsx';
import { icalendarTemplateRoutes } from '#web/domains/icalendar-template/routes.ts';
import { importRoutes } from '#web/domains/import/routes.ts';
import { invoiceRoutes } from '#web/domains/invoice/routes.tsx';
import { itineraryPublicRoutes, itineraryRoutes } from '#web/domains/itinerary/routes.tsx';
import { linkRoutes } from '#web/domains/link/routes.tsx';
import { lodgingRoutes } from '#web/domains/lodging/routes.ts';
import { messageTemplateRoutes } from '#web/domains/message-template/routes.ts';
import { notificationRoutes } from '#web/domains/notification/routes.tsx';
import { paymentRoutes } from '#web/domains/payment/routes.ts';
import { paymentTermRoutes } from '#web/domains/payment-term/routes.ts';
import { planningRoutes } from '#web/domains/planning/routes.tsx';
import { planningMapRoutes } from '#web/domains/planning-map/routes.tsx';
import { productRoutes } from '#web/domains/product/routes.ts';
import { productGroupRoutes } from '#web/domains/product-group/routes.ts';
import { productTemplateRoutes } from '#web/domains/product-template/routes.ts';
import { productionRoutes } from '#web/domains/production/routes.tsx';
import { purchaseAgreementRoutes } from '#web/domains/purchase-agreement/routes.tsx';
import { quoteRoutes } from '#web/domains/quote/routes.tsx';
import { showBareRoutes, showRoutes } from '#web/domains/show/routes.tsx';
import { showLockRoutes } from '#web/domains/show-lock/routes.tsx';
import { showPageRoutes } from '#web/domains/show-page/routes.tsx';
import { stateAliasRoutes } from '#web/domains/state-alias/routes.ts';
import { statusSettingsRoutes } from '#web/domains/status-settings/routes.ts';
import { systemPublicRoutes, systemRoutes } from '#web/domains/system/routes.tsx';
import { tagRoutes } from '#web/domains/tag/routes.ts';
import { taskRoutes } from '#web/domains/task/routes.tsx';
import { trainRoutes } from '#web/domains/train/routes.ts';
import { urlRoutes } from '#web/domains/url/routes.ts';
import { userRoutes } from '#web/domains/user/routes.tsx';
import { userActionRoutes } from '#web/domains/user-action/routes.tsx';
import { vatRateRoutes } from '#web/domains/vat-rate/routes.ts';
import { webformRoutes } from '#web/domains/webform/routes.ts';
import { wordTemplateRoutes } from '#web/domains/word-template/routes.tsx';
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
  ...productGroupRoutes,
  ...productRoutes,
  ...bookkeepingRoutes,
  ...brandRoutes,
  ...bankAccountRoutes,
  ...exchangeRateRoutes,
  ...excelTemplateRoutes,
  ...icalendarFeedRoutes,
  ...icalendarTemplateRoutes,
  ...importRoutes,
  ...currencyRoutes,
  ...paymentTermRoutes,
  ...vatRateRoutes,
  ...adminoneRoutes,
  ...systemRoutes,
  ...taskRoutes,
  ...userActionRoutes,
  ...userRoutes,
  ...showRoutes,
  ...showPageRoutes,
  ...showLockRoutes,
  ...contractRoutes,
  ...quoteRoutes,
  ...purchaseAgreementRoutes,
  ...invoiceRoutes,
  ...paymentRoutes,
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
