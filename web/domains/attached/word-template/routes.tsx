import { msg } from '@lingui/core/macro';
import { createRoute, notFound } from '@tanstack/react-router';
import { WORD_KINDS, type WordKind } from '#shared/domains/attached/word-template/schemas.ts';
import { pagesOf } from '#web/app/pages.ts';
import { appRoute } from '#web/app/roots.tsx';
import { lazyPage } from '#web/platform/lazy-page.ts';

const page = pagesOf('word-template');
const lists = () => import('./pages/template-lists.tsx');
const forms = () => import('./pages/template-new.tsx');
const details = () => import('./pages/template-detail.tsx');
const recordTemplate = lazyPage(details, 'RecordTemplatePage');
const listTemplate = lazyPage(details, 'ListTemplatePage');

const params = {
  parse: ({ mainArea }: { mainArea: string }): { mainArea: WordKind } => {
    const area = WORD_KINDS.find((one) => one === mainArea);
    if (!area) throw notFound();
    return { mainArea: area };
  },
};
const getParentRoute = () => appRoute;
const facts = { audience: 'user', domain: 'word-template' } as const;
const making = { ...facts, permission: 'wordTemplate.update', title: msg`New Word template` } as const;

const wordTemplateList = createRoute({
  getParentRoute,
  path: '/wordtemplate/$mainArea',
  params,
  staticData: { ...facts, permission: 'wordTemplate.read', title: msg`Word templates` },
  component: lazyPage(lists, 'RecordTemplatesPage'),
});
const wordTemplateNew = createRoute({
  getParentRoute,
  path: '/wordtemplate/$mainArea/new',
  params,
  staticData: making,
  component: lazyPage(forms, 'NewRecordTemplatePage'),
});
const listTemplateList = createRoute({
  getParentRoute,
  path: '/wordtemplateforlistview/$mainArea',
  params,
  staticData: { ...facts, permission: 'wordTemplate.read', title: msg`Word templates for lists` },
  component: lazyPage(lists, 'ListTemplatesPage'),
});
const listTemplateNew = createRoute({
  getParentRoute,
  path: '/wordtemplateforlistview/$mainArea/new',
  params,
  staticData: making,
  component: lazyPage(forms, 'NewListTemplatePage'),
});
const title = msg`Word template`;

export const wordTemplateRoutes = {
  wordTemplateList,
  wordTemplateNew,
  wordTemplateDetail: page('/wordtemplate/detail/$key', 'wordTemplate.read', title, recordTemplate),
  listTemplateList,
  listTemplateNew,
  listTemplateDetail: page('/wordtemplateforlistview/detail/$key', 'wordTemplate.read', title, listTemplate),
};
