import { msg } from '@lingui/core/macro';
import { createRoute, notFound } from '@tanstack/react-router';
import { WORD_KINDS, type WordKind } from '#shared/domains/attached/word-template/schemas.ts';
import { appRoute } from '#web/app/roots.tsx';
import { lazyPage } from '#web/platform/lazy-page.ts';

const facts = { audience: 'user', domain: 'word-template' } as const;
const lists = () => import('./pages/template-lists.tsx');
const forms = () => import('./pages/template-new.tsx');
const details = () => import('./pages/template-detail.tsx');

const params = {
  parse: ({ mainArea }: { mainArea: string }): { mainArea: WordKind } => {
    const area = WORD_KINDS.find((one) => one === mainArea);
    if (!area) throw notFound();
    return { mainArea: area };
  },
};

const wordTemplateList = createRoute({
  getParentRoute: () => appRoute,
  path: '/wordtemplate/$mainArea',
  params,
  staticData: { ...facts, permission: 'wordTemplate.read', title: msg`Word templates` },
  component: lazyPage(lists, 'RecordTemplatesPage'),
});
const wordTemplateNew = createRoute({
  getParentRoute: () => appRoute,
  path: '/wordtemplate/$mainArea/new',
  params,
  staticData: { ...facts, permission: 'wordTemplate.update', title: msg`New Word template` },
  component: lazyPage(forms, 'NewRecordTemplatePage'),
});
const wordTemplateDetail = createRoute({
  getParentRoute: () => appRoute,
  path: '/wordtemplate/detail/$key',
  staticData: { ...facts, permission: 'wordTemplate.read', title: msg`Word template` },
  component: lazyPage(details, 'RecordTemplatePage'),
});
const listTemplateList = createRoute({
  getParentRoute: () => appRoute,
  path: '/wordtemplateforlistview/$mainArea',
  params,
  staticData: { ...facts, permission: 'wordTemplate.read', title: msg`Word templates for lists` },
  component: lazyPage(lists, 'ListTemplatesPage'),
});
const listTemplateNew = createRoute({
  getParentRoute: () => appRoute,
  path: '/wordtemplateforlistview/$mainArea/new',
  params,
  staticData: { ...facts, permission: 'wordTemplate.update', title: msg`New Word template` },
  component: lazyPage(forms, 'NewListTemplatePage'),
});
const listTemplateDetail = createRoute({
  getParentRoute: () => appRoute,
  path: '/wordtemplateforlistview/detail/$key',
  staticData: { ...facts, permission: 'wordTemplate.read', title: msg`Word template` },
  component: lazyPage(details, 'ListTemplatePage'),
});

export const wordTemplateRoutes = {
  wordTemplateList,
  wordTemplateNew,
  wordTemplateDetail,
  listTemplateList,
  listTemplateNew,
  listTemplateDetail,
};
