import { companyAttachmentRoutes } from './attachments.ts';
import { companyChangeRoutes } from './changes.ts';
import { companyClientRoutes } from './clients.ts';
import { documentFileRoutes } from './document-files.ts';
import { companyEmissionRoutes } from './emissions.ts';
import { importRoutes } from './imports.ts';
import { companyInboxRoutes } from './inbox.ts';
import { companyInvoiceRoutes } from './invoices.ts';
import { companyLineRoutes } from './lines.ts';
import { companyOffHireRoutes } from './off-hires.ts';
import { operatingCompanyRoutes } from './operating-company.ts';
import { companyOrderRoutes } from './orders.ts';
import { companyPictureRoutes } from './product-pictures.ts';
import { recordListRoutes } from './record-lists.ts';
import { companyRequestRoutes } from './requests.ts';
import { standDownRoutes } from './stand-downs.ts';

/** Routes of the rental company's own systems (OP-10). */
export const backofficeRoutes = [
  ...companyChangeRoutes,
  ...companyInboxRoutes,
  ...companyAttachmentRoutes,
  ...companyClientRoutes,
  ...companyRequestRoutes,
  ...companyOrderRoutes,
  ...companyLineRoutes,
  ...standDownRoutes,
  ...companyOffHireRoutes,
  ...companyInvoiceRoutes,
  ...companyEmissionRoutes,
  ...operatingCompanyRoutes,
  ...importRoutes,
  ...recordListRoutes,
  ...companyPictureRoutes,
  ...documentFileRoutes,
];
