import { uses } from '#shared/kernel/contract/access.ts';
import { copyRoute, masterRoutes, sortRoute } from '#shared/kernel/contract/master-contract.ts';
import { pageApi, v1, v1ById } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { AdvancingTemplateInput } from './schemas.ts';

const spec = {
  path: 'advancing/template',
  input: AdvancingTemplateInput,
  read: 'advancingTemplate.read',
  update: 'advancingTemplate.update',
} as const;
const routes = masterRoutes(spec);
const at = '/advancingtemplates';

export const advancingTemplateContract = contract('advancing-template', {
  errors: {
    'advancingTemplate.choices': 400,
    'advancingTemplate.target': 400,
    'advancingTemplate.noTarget': 400,
    'advancingTemplate.venueAtOnce': 400,
    'advancingTemplate.condition': 400,
    'advancingTemplate.tooMany': 400,
  },
  routes: {
    ...routes,
    list: { ...routes.list, aliases: [v1('GET', at), v1('GET', `${at}/list`), v1('GET', `${at}/details`)] },
    get: { ...routes.get, aliases: [v1('GET', `${at}/{id}`)] },
    update: { ...routes.update, aliases: [v1ById('PUT', `${at}/{id}`)] },
    remove: { ...routes.remove, aliases: [v1ById('DELETE', `${at}/{id}`)] },
    ...sortRoute(spec),
    ...copyRoute(spec),
    /** Returns the standard questions, with one of each kind, as the input of a new template. */
    preset: route(pageApi('GET', '/advancing/template/preset'), uses(spec.read), { output: AdvancingTemplateInput }),
  },
});
