import {
  deleteCompanyProductPicture,
  getCompanyProductPicture,
  putCompanyProductPicture,
} from '@hireyard/contract/backoffice';
import type { CompanyDb } from '../../database/client/company-db.ts';
import { notFound } from '../../http/problem.ts';
import { downloadRoute, type Route, route, uploadRoute } from '../../http/route.ts';
import { ownedRows } from '../../imports/owned.ts';
import { pictureFile, picturesOf, positionOf, receivePicture, removePicture, setPicture } from '../product-pictures.ts';

/** Pictures of products by the company's own ids (OP-20). */
export const companyPictureRoutes: Route[] = [
  downloadRoute(getCompanyProductPicture, async ({ db, params }) =>
    pictureFile(db, await codeOf(db, params.externalId), positionOf(params)),
  ),
  uploadRoute(putCompanyProductPicture, receivePicture, async ({ db, now, params, file }) => {
    await db.lock();
    const position = positionOf(params);
    const code = await codeOf(db, params.externalId);
    await setPicture(db, { code, position, now }, file);
    const stored = (await picturesOf(db, [code]))(code).find((one) => one.position === position);
    if (!stored) throw new Error('a picture was not stored');
    return stored;
  }),
  route(deleteCompanyProductPicture, async ({ db, params }) => {
    await db.lock();
    await removePicture(db, await codeOf(db, params.externalId), positionOf(params));
    return undefined;
  }),
];

/** Returns the code of a product of the company. Throws 404 for an unknown id. */
async function codeOf(db: CompanyDb, externalId: string): Promise<string> {
  const key = (await db.externalKeys.find('products', [externalId])).get(externalId);
  const [product] = key ? await ownedRows(db, 'product', [key.rowId]) : [];
  if (!product) throw notFound();
  return product.code;
}
