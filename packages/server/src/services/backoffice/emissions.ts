import {
  getEmissionFactors,
  getProductConsumptions,
  putEmissionFactors,
  putProductConsumptions,
} from '@hireyard/contract/backoffice';
import { invalid } from '../../http/problem.ts';
import { type CompanyCall, type Route, route } from '../../http/route.ts';
import { consumptionsOf, factorsOf } from '../overview/emission-facts.ts';

/** Factors of the CO₂ estimate of a company's clients (DOM-35). Values of its own count as confirmed by the company. */
export const companyEmissionRoutes: Route[] = [
  route(getEmissionFactors, (call) => factorsFor(call)),
  route(putEmissionFactors, async (call) => {
    const { items } = call.body;
    refuseTwice(items.map(({ fuel, kind, since }) => `${fuel} ${kind} ${since}`));
    await call.db.replaceOwn('emission_factor', items);
    return factorsFor(call);
  }),

  route(getProductConsumptions, (call) => consumptionsFor(call)),
  route(putProductConsumptions, async (call) => {
    const { items } = call.body;
    refuseTwice(items.map(({ productCode }) => productCode));
    const products = await call.db.selectFrom('product').select('code').execute();
    const codes = new Set(products.map(({ code }) => code));
    const unknown = items.flatMap(({ productCode }, index) =>
      codes.has(productCode) ? [] : [{ pointer: `/items/${index}/productCode`, code: 'reference' as const }],
    );
    if (unknown.length > 0) throw invalid(unknown);
    await call.db.replaceOwn(
      'product_consumption',
      items.map(({ productCode, perHour, hoursPerDay, ...rest }) => ({
        ...{ ...rest, product_code: productCode, per_hour: perHour, hours_per_day: hoursPerDay },
      })),
    );
    return consumptionsFor(call);
  }),
];

const factorsFor = async ({ db }: CompanyCall) => ({ items: await factorsOf(db, db.opCo) });
const consumptionsFor = async ({ db }: CompanyCall) => ({ items: await consumptionsOf(db, db.opCo) });

/** Throws 422 for each duplicate. */
function refuseTwice(keys: readonly string[]): void {
  const issues = keys.flatMap((key, index) =>
    keys.indexOf(key) < index ? [{ pointer: `/items/${index}`, code: 'taken' as const }] : [],
  );
  if (issues.length > 0) throw invalid(issues);
}
