import { endpointsOf } from '../../core/endpoint.ts';
import { PICTURE_PROBLEMS } from '../../products/values.ts';
import type { importSchemas } from './schemas.ts';

/**
 * Declares the reads and writes of rows by the company's own ids. A PUT makes or changes one row, a batch many with one
 * answer each. Deleting is archiving.
 */
const declare = endpointsOf<typeof importSchemas>();
const common = { base: 'main', module: null, access: 'machine' } as const;
const read = { ...common, method: 'GET', problems: ['not-found'] } as const;
const write = { ...common, method: 'PUT', makes: true, problems: ['newer-version'] } as const;
const batch = { ...common, method: 'POST', answersRows: true } as const;

export const closeImportRun = declare('closeImportRun', {
  ...common,
  summary: 'End a full run: archive the rows of a kind that it has not named',
  method: 'POST',
  path: '/backoffice/imports/{kind}/runs/{run}/close',
  problems: ['not-found'],
});

export const getCompanyDepot = declare('getCompanyDepot', {
  ...read,
  summary: 'One depot',
  path: '/backoffice/depots/{externalId}',
});
export const putCompanyDepot = declare('putCompanyDepot', {
  ...write,
  summary: 'Create or change a depot',
  path: '/backoffice/depots/{externalId}',
});
export const importCompanyDepots = declare('importCompanyDepots', {
  ...batch,
  summary: 'Create or change many depots',
  path: '/backoffice/depots/batches',
});

export const getCompanyClient = declare('getCompanyClient', {
  ...read,
  summary: 'One client of the operating company',
  path: '/backoffice/clients/{externalId}',
});
export const putCompanyClient = declare('putCompanyClient', {
  ...write,
  summary: 'Create or change a client',
  path: '/backoffice/clients/{externalId}',
});
export const importCompanyClients = declare('importCompanyClients', {
  ...batch,
  summary: 'Create or change many clients',
  path: '/backoffice/clients/batches',
});

export const getCompanyAddress = declare('getCompanyAddress', {
  ...read,
  summary: 'One address of a client',
  path: '/backoffice/addresses/{externalId}',
});
export const putCompanyAddress = declare('putCompanyAddress', {
  ...write,
  summary: 'Create or change an address of a client',
  path: '/backoffice/addresses/{externalId}',
});
export const importCompanyAddresses = declare('importCompanyAddresses', {
  ...batch,
  summary: 'Create or change many addresses of clients',
  path: '/backoffice/addresses/batches',
});

export const getCompanyContactPerson = declare('getCompanyContactPerson', {
  ...read,
  summary: 'One contact person of a client',
  path: '/backoffice/contact-persons/{externalId}',
});
export const putCompanyContactPerson = declare('putCompanyContactPerson', {
  ...write,
  summary: 'Create or change a contact person of a client',
  path: '/backoffice/contact-persons/{externalId}',
});
export const importCompanyContactPersons = declare('importCompanyContactPersons', {
  ...batch,
  summary: 'Create or change many contact persons of clients',
  path: '/backoffice/contact-persons/batches',
});

export const getCompanyProject = declare('getCompanyProject', {
  ...read,
  summary: 'One project of a client',
  path: '/backoffice/projects/{externalId}',
});
export const putCompanyProject = declare('putCompanyProject', {
  ...write,
  summary: 'Create or change a project of a client',
  path: '/backoffice/projects/{externalId}',
});
export const importCompanyProjects = declare('importCompanyProjects', {
  ...batch,
  summary: 'Create or change many projects of clients',
  path: '/backoffice/projects/batches',
});

export const getCompanyUser = declare('getCompanyUser', {
  ...read,
  summary: 'One user of a client',
  path: '/backoffice/users/{externalId}',
});
export const putCompanyUser = declare('putCompanyUser', {
  ...write,
  summary: 'Create, invite, change or deactivate a user of a client',
  path: '/backoffice/users/{externalId}',
  problems: ['newer-version', 'illegal-transition', 'last-administrator', 'too-many-requests'],
});
export const importCompanyUsers = declare('importCompanyUsers', {
  ...batch,
  summary: 'Create, invite, change or deactivate many users of clients',
  path: '/backoffice/users/batches',
});

export const getCompanyContract = declare('getCompanyContract', {
  ...read,
  summary: 'One contract',
  path: '/backoffice/contracts/{externalId}',
});
export const putCompanyContract = declare('putCompanyContract', {
  ...write,
  summary: 'Create or change a contract',
  path: '/backoffice/contracts/{externalId}',
});
export const importCompanyContracts = declare('importCompanyContracts', {
  ...batch,
  summary: 'Create or change many contracts',
  path: '/backoffice/contracts/batches',
});

export const getCompanyLineByExternalId = declare('getCompanyLineByExternalId', {
  ...read,
  summary: 'One contract line by the id of the company',
  path: '/backoffice/lines/{externalId}',
});
export const putCompanyLine = declare('putCompanyLine', {
  ...write,
  summary: 'Create or change a contract line',
  path: '/backoffice/lines/{externalId}',
  problems: ['newer-version', 'illegal-transition'],
});
export const importCompanyLines = declare('importCompanyLines', {
  ...batch,
  summary: 'Create or change many contract lines',
  path: '/backoffice/lines/batches',
});

export const getCompanyProductGroup = declare('getCompanyProductGroup', {
  ...read,
  summary: 'One product group',
  path: '/backoffice/product-groups/{externalId}',
});
export const putCompanyProductGroup = declare('putCompanyProductGroup', {
  ...write,
  summary: 'Create or change a product group',
  path: '/backoffice/product-groups/{externalId}',
});
export const importCompanyProductGroups = declare('importCompanyProductGroups', {
  ...batch,
  summary: 'Create or change many product groups',
  path: '/backoffice/product-groups/batches',
});

export const getCompanyProduct = declare('getCompanyProduct', {
  ...read,
  summary: 'One product',
  path: '/backoffice/products/{externalId}',
});
export const putCompanyProduct = declare('putCompanyProduct', {
  ...write,
  summary: 'Create or change a product',
  path: '/backoffice/products/{externalId}',
});
export const getCompanyProductPicture = declare('getCompanyProductPicture', {
  ...read,
  summary: 'Picture of a product, at a position from 1 to 6',
  uncached: true,
  path: '/backoffice/products/{externalId}/pictures/{position}',
  carries: 'download',
});
export const putCompanyProductPicture = declare('putCompanyProductPicture', {
  ...common,
  summary: 'Set the picture of a product at a position from 1 to 6: JPEG, PNG or WebP, stored without metadata',
  method: 'PUT',
  path: '/backoffice/products/{externalId}/pictures/{position}',
  carries: 'upload',
  problems: PICTURE_PROBLEMS,
});
export const deleteCompanyProductPicture = declare('deleteCompanyProductPicture', {
  ...common,
  summary: 'Remove the picture of a product at a position',
  method: 'DELETE',
  path: '/backoffice/products/{externalId}/pictures/{position}',
  status: 204,
  problems: ['not-found'],
});
export const importCompanyProducts = declare('importCompanyProducts', {
  ...batch,
  summary: 'Create or change many products',
  path: '/backoffice/products/batches',
});

export const getCompanyRate = declare('getCompanyRate', {
  ...read,
  summary: 'One rate of a product',
  path: '/backoffice/rates/{externalId}',
});
export const putCompanyRate = declare('putCompanyRate', {
  ...write,
  summary: 'Create or change a rate of a product',
  path: '/backoffice/rates/{externalId}',
});
export const importCompanyRates = declare('importCompanyRates', {
  ...batch,
  summary: 'Create or change many rates of products',
  path: '/backoffice/rates/batches',
});

export const getCompanyStock = declare('getCompanyStock', {
  ...read,
  summary: 'One number of pieces of a depot',
  path: '/backoffice/stock/{externalId}',
});
export const putCompanyStock = declare('putCompanyStock', {
  ...write,
  summary: 'Create or change a number of pieces of a depot',
  path: '/backoffice/stock/{externalId}',
});
export const importCompanyStock = declare('importCompanyStock', {
  ...batch,
  summary: 'Create or change many numbers of pieces of depots',
  path: '/backoffice/stock/batches',
});

export const getPhoneOrder = declare('getPhoneOrder', {
  ...read,
  summary: 'One order that was taken by phone',
  path: '/backoffice/phone-orders/{externalId}',
});
export const putPhoneOrder = declare('putPhoneOrder', {
  ...write,
  summary: 'Write down an order that was taken by phone, or confirm it',
  path: '/backoffice/phone-orders/{externalId}',
  problems: ['newer-version', 'client-blocked'],
});
export const importPhoneOrders = declare('importPhoneOrders', {
  ...batch,
  summary: 'Write down many orders that were taken by phone',
  path: '/backoffice/phone-orders/batches',
});

export const getPhoneOffHire = declare('getPhoneOffHire', {
  ...read,
  summary: 'One off-hire that was called in',
  path: '/backoffice/phone-off-hires/{externalId}',
});
export const putPhoneOffHire = declare('putPhoneOffHire', {
  ...write,
  summary: 'Write down an off-hire that was called in',
  path: '/backoffice/phone-off-hires/{externalId}',
  problems: ['newer-version', 'illegal-transition'],
});
export const importPhoneOffHires = declare('importPhoneOffHires', {
  ...batch,
  summary: 'Write down many off-hires that were called in',
  path: '/backoffice/phone-off-hires/batches',
});

export const getCompanyReading = declare('getCompanyReading', {
  ...read,
  summary: 'One reading of engine hours',
  path: '/backoffice/readings/{externalId}',
});
export const putCompanyReading = declare('putCompanyReading', {
  ...write,
  summary: 'Write down engine hours of a machine',
  path: '/backoffice/readings/{externalId}',
  problems: ['newer-version', 'illegal-transition'],
});
export const importCompanyReadings = declare('importCompanyReadings', {
  ...batch,
  summary: 'Write down many readings of engine hours',
  path: '/backoffice/readings/batches',
});

export const getCompanyInvoiceByExternalId = declare('getCompanyInvoiceByExternalId', {
  ...read,
  summary: 'One invoice or credit note by the id of the company',
  path: '/backoffice/billing-documents/{externalId}',
});
export const putCompanyInvoice = declare('putCompanyInvoice', {
  ...write,
  summary: 'Create or change an invoice or credit note, with its payments',
  path: '/backoffice/billing-documents/{externalId}',
  problems: ['newer-version', 'illegal-transition'],
});
export const importCompanyInvoices = declare('importCompanyInvoices', {
  ...batch,
  summary: 'Create or change many invoices and credit notes',
  path: '/backoffice/billing-documents/batches',
});

export const getCompanyPaper = declare('getCompanyPaper', {
  ...read,
  summary: 'One paper: a quote, an order confirmation, a contract, a delivery or return note, or a certificate',
  path: '/backoffice/papers/{externalId}',
});
export const putCompanyPaper = declare('putCompanyPaper', {
  ...write,
  summary: 'Create or change a paper',
  path: '/backoffice/papers/{externalId}',
});
export const importCompanyPapers = declare('importCompanyPapers', {
  ...batch,
  summary: 'Create or change many papers',
  path: '/backoffice/papers/batches',
});
export const getDocumentFile = declare('getDocumentFile', {
  ...read,
  summary: 'The PDF of a paper, or of an invoice or credit note, byte for byte as the company sent it',
  path: '/backoffice/documents/{externalId}/file',
  carries: 'download',
  uncached: true,
});
export const putDocumentFile = declare('putDocumentFile', {
  ...common,
  summary: 'Send the PDF of a paper, or of an invoice or credit note, which is kept byte for byte',
  method: 'PUT',
  path: '/backoffice/documents/{externalId}/file',
  carries: 'upload',
  problems: ['not-found', 'active-content'],
});
