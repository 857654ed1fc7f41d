import { allRoutes } from '#shared/contracts.ts';
import { areaMap } from '#infra/edge/area-map.ts';
const m = areaMap(allRoutes);
console.log(JSON.stringify(m).length);
console.log(JSON.stringify(m).match(/"(adminone|secondfactor|webhook|maintenance)[^}]*/g)?.join('\n').slice(0,1500));
