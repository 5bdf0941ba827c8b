import { endpointsOf } from '../core/endpoint.ts';
import type { backofficeSchemas } from './schemas.ts';

/**
 * Declares the endpoints for the rental company's own systems (OP-10). A machine account sees the clients of its
 * operating company and makes the company's transitions. The portal does not use them.
 */
const declare = endpointsOf<typeof backofficeSchemas>();
const common = { base: 'main', module: null, access: 'machine' } as const;

export const getCompanyChanges = declare('getCompanyChanges', {
  ...common,
  summary: 'Records that have changed, in the order in which their changes were written',
  method: 'GET',
  path: '/backoffice/changes',
  problems: ['cursor-outdated'],
});

export const getCompanyInbox = declare('getCompanyInbox', {
  ...common,
  summary: 'What waits for the company from all its clients, urgent entries first, then the oldest',
  method: 'GET',
  path: '/backoffice/inbox',
});
export const acknowledgeInboxEntry = declare('acknowledgeInboxEntry', {
  ...common,
  summary: 'Say that somebody sees to an entry of the inbox; it stays there until its cause is gone',
  method: 'POST',
  path: '/backoffice/inbox/acknowledge',
  problems: ['not-found'],
});

export const getCompanyAttachment = declare('getCompanyAttachment', {
  ...common,
  summary: 'Content of a file of an off-hire, a request or a comment, as a download',
  method: 'GET',
  path: '/backoffice/attachments/{id}/content',
  carries: 'download',
  uncached: true,
  problems: ['not-found'],
});
export const getCompanyAttachmentThumbnail = declare('getCompanyAttachmentThumbnail', {
  ...common,
  summary: 'Thumbnail of a picture of an off-hire, a request or a comment',
  method: 'GET',
  path: '/backoffice/attachments/{id}/thumbnail',
  carries: 'download',
  uncached: true,
  problems: ['not-found'],
});

export const listCompanyClients = declare('listCompanyClients', {
  ...common,
  summary: 'Clients of the operating company',
  method: 'GET',
  path: '/backoffice/clients',
});

export const listCompanyRequests = declare('listCompanyRequests', {
  ...common,
  summary: 'Quote, service, billing and change requests, least recently changed first',
  method: 'GET',
  path: '/backoffice/requests',
});
export const getCompanyRequest = declare('getCompanyRequest', {
  ...common,
  summary: 'One request',
  method: 'GET',
  path: '/backoffice/requests/{id}',
  problems: ['not-found'],
});
export const reviewCompanyRequest = declare('reviewCompanyRequest', {
  ...common,
  summary: 'Take a request into review',
  method: 'POST',
  path: '/backoffice/requests/{id}/review',
  problems: ['not-found', 'illegal-transition'],
});
export const quoteCompanyRequest = declare('quoteCompanyRequest', {
  ...common,
  summary: 'Propose an answer to a request, for its writer to approve or reject',
  method: 'POST',
  path: '/backoffice/requests/{id}/quote',
  problems: ['not-found', 'illegal-transition'],
});
export const approveCompanyRequest = declare('approveCompanyRequest', {
  ...common,
  summary: 'Approve a request in review with an answer to each line',
  method: 'POST',
  path: '/backoffice/requests/{id}/approve',
  problems: ['not-found', 'illegal-transition'],
});
export const rejectCompanyRequest = declare('rejectCompanyRequest', {
  ...common,
  summary: 'Reject a request in review, with a reason',
  method: 'POST',
  path: '/backoffice/requests/{id}/reject',
  problems: ['not-found', 'illegal-transition'],
});
export const fulfilCompanyRequest = declare('fulfilCompanyRequest', {
  ...common,
  summary: 'Mark an approved request as fulfilled',
  method: 'POST',
  path: '/backoffice/requests/{id}/fulfil',
  problems: ['not-found', 'illegal-transition'],
});
export const commentOnCompanyRequest = declare('commentOnCompanyRequest', {
  ...common,
  summary: 'Comment on a request, or return it to its writer with a question',
  method: 'POST',
  path: '/backoffice/requests/{id}/comments',
  status: 201,
  problems: ['not-found', 'illegal-transition'],
});

export const listCompanyOrders = declare('listCompanyOrders', {
  ...common,
  summary: 'Sent orders, least recently changed first',
  method: 'GET',
  path: '/backoffice/orders',
});
export const getCompanyOrder = declare('getCompanyOrder', {
  ...common,
  summary: 'One order',
  method: 'GET',
  path: '/backoffice/orders/{id}',
  namedAs: 'orders',
  problems: ['not-found'],
});
export const confirmCompanyOrder = declare('confirmCompanyOrder', {
  ...common,
  summary: 'Confirm an order',
  method: 'POST',
  path: '/backoffice/orders/{id}/confirm',
  namedAs: 'orders',
  problems: ['not-found', 'illegal-transition'],
});
export const rejectCompanyOrder = declare('rejectCompanyOrder', {
  ...common,
  summary: 'Reject an order that cannot be supplied, with a reason',
  method: 'POST',
  path: '/backoffice/orders/{id}/reject',
  namedAs: 'orders',
  problems: ['not-found', 'illegal-transition'],
});
export const cancelCompanyOrder = declare('cancelCompanyOrder', {
  ...common,
  summary: 'Cancel an order for a client who calls, also a confirmed one, until it has a contract',
  method: 'POST',
  path: '/backoffice/orders/{id}/cancel',
  namedAs: 'orders',
  problems: ['not-found', 'illegal-transition'],
});
export const completeCompanyOrder = declare('completeCompanyOrder', {
  ...common,
  summary: 'Create the contract of a confirmed order',
  method: 'POST',
  path: '/backoffice/orders/{id}/complete',
  namedAs: 'orders',
  problems: ['not-found', 'illegal-transition'],
});

export const listCompanyOffHires = declare('listCompanyOffHires', {
  ...common,
  summary: 'Off-hires, least recently changed first',
  method: 'GET',
  path: '/backoffice/off-hires',
});
export const getCompanyOffHire = declare('getCompanyOffHire', {
  ...common,
  summary: 'One off-hire with its machines',
  method: 'GET',
  path: '/backoffice/off-hires/{id}',
  namedAs: 'offHires',
  problems: ['not-found'],
});
export const confirmCompanyOffHire = declare('confirmCompanyOffHire', {
  ...common,
  summary: 'Confirm an off-hire with a number as proof that rent stops: its machines are off-hired',
  method: 'POST',
  path: '/backoffice/off-hires/{id}/confirm',
  namedAs: 'offHires',
  problems: ['not-found', 'illegal-transition'],
});
export const scheduleCompanyOffHire = declare('scheduleCompanyOffHire', {
  ...common,
  summary: 'Schedule the pick-up of the machines, also after a failed pick-up',
  method: 'POST',
  path: '/backoffice/off-hires/{id}/schedule',
  namedAs: 'offHires',
  problems: ['not-found', 'illegal-transition'],
});
export const collectCompanyOffHire = declare('collectCompanyOffHire', {
  ...common,
  summary: 'Record the return of all machines, or of some, collected or brought back by the client',
  method: 'POST',
  path: '/backoffice/off-hires/{id}/collect',
  namedAs: 'offHires',
  problems: ['not-found', 'illegal-transition'],
});
export const withdrawCompanyOffHire = declare('withdrawCompanyOffHire', {
  ...common,
  summary: 'Withdraw an off-hire for a client who calls, until its machines are back: rent goes on',
  method: 'POST',
  path: '/backoffice/off-hires/{id}/withdraw',
  namedAs: 'offHires',
  problems: ['not-found', 'illegal-transition'],
});
export const failCompanyOffHire = declare('failCompanyOffHire', {
  ...common,
  summary: 'Record a failed pick-up; it waits for another one, or rent continues, by the setting of the company',
  method: 'POST',
  path: '/backoffice/off-hires/{id}/fail',
  namedAs: 'offHires',
  problems: ['not-found', 'illegal-transition'],
});

export const listCompanyInvoices = declare('listCompanyInvoices', {
  ...common,
  summary: 'Invoices and credit notes, least recently changed first',
  method: 'GET',
  path: '/backoffice/invoices',
});
export const getCompanyInvoice = declare('getCompanyInvoice', {
  ...common,
  summary: 'One invoice or credit note with its lines and payments',
  method: 'GET',
  path: '/backoffice/invoices/{id}',
  namedAs: 'invoices',
  problems: ['not-found'],
});
export const issueInvoice = declare('issueInvoice', {
  ...common,
  summary: 'Issue an invoice to a client',
  method: 'POST',
  path: '/backoffice/invoices',
  status: 201,
});
export const issueCreditNote = declare('issueCreditNote', {
  ...common,
  summary: 'Issue a credit note that corrects an invoice; the invoice remains unchanged',
  method: 'POST',
  path: '/backoffice/invoices/{id}/credit-notes',
  namedAs: 'invoices',
  status: 201,
  problems: ['not-found'],
});
export const recordPayment = declare('recordPayment', {
  ...common,
  summary: 'Record a payment of an invoice',
  method: 'POST',
  path: '/backoffice/invoices/{id}/payments',
  namedAs: 'invoices',
  status: 201,
  problems: ['not-found', 'illegal-transition'],
});

export const listCompanyLines = declare('listCompanyLines', {
  ...common,
  summary: 'Contract lines, least recently changed first',
  method: 'GET',
  path: '/backoffice/contract-lines',
});
export const getCompanyLine = declare('getCompanyLine', {
  ...common,
  summary: 'One contract line',
  method: 'GET',
  path: '/backoffice/contract-lines/{id}',
  namedAs: 'lines',
  problems: ['not-found'],
});
export const deliverLine = declare('deliverLine', {
  ...common,
  summary: 'Record the delivery of a planned machine: it is on rent from then on',
  method: 'POST',
  path: '/backoffice/contract-lines/{id}/deliver',
  namedAs: 'lines',
  problems: ['not-found', 'illegal-transition'],
});
export const cancelLine = declare('cancelLine', {
  ...common,
  summary: 'Cancel a line before its delivery',
  method: 'POST',
  path: '/backoffice/contract-lines/{id}/cancel',
  namedAs: 'lines',
  problems: ['not-found', 'illegal-transition'],
});
export const exchangeLine = declare('exchangeLine', {
  ...common,
  summary: 'Replace a broken-down machine by another one, on a new line',
  method: 'POST',
  path: '/backoffice/contract-lines/{id}/exchange',
  namedAs: 'lines',
  status: 201,
  problems: ['not-found', 'illegal-transition'],
});
export const returnLine = declare('returnLine', {
  ...common,
  summary: 'Record the return of a machine to the depot; stops its rent if still running',
  method: 'POST',
  path: '/backoffice/contract-lines/{id}/return',
  namedAs: 'lines',
  problems: ['not-found', 'illegal-transition'],
});
export const closeLine = declare('closeLine', {
  ...common,
  summary: 'Close a returned line after its final invoice',
  method: 'POST',
  path: '/backoffice/contract-lines/{id}/close',
  namedAs: 'lines',
  problems: ['not-found', 'illegal-transition'],
});
export const addLineReadings = declare('addLineReadings', {
  ...common,
  summary: 'Add readings of a machine on rent, each with its own time',
  method: 'POST',
  path: '/backoffice/contract-lines/{id}/readings',
  namedAs: 'lines',
  status: 204,
  problems: ['not-found', 'illegal-transition'],
});
export const addStandDown = declare('addStandDown', {
  ...common,
  summary: 'Add a stand-down of a machine: days that are not charged',
  method: 'POST',
  path: '/backoffice/contract-lines/{id}/stand-downs',
  namedAs: 'lines',
  status: 201,
  problems: ['not-found', 'illegal-transition'],
});

export const takeBackStandDown = declare('takeBackStandDown', {
  ...common,
  summary: 'Take a stand-down of a machine back: its days are charged again',
  method: 'POST',
  path: '/backoffice/contract-lines/{id}/stand-downs/take-back',
  namedAs: 'lines',
  problems: ['not-found', 'illegal-transition'],
});

export const getOperatingCompany = declare('getOperatingCompany', {
  ...common,
  summary: 'The operating company itself',
  method: 'GET',
  path: '/backoffice/operating-company',
});
export const putOperatingCompany = declare('putOperatingCompany', {
  ...common,
  summary: 'Change the operating company: the seller on its invoices, their language, and its rules',
  method: 'PUT',
  path: '/backoffice/operating-company',
});

export const getEmissionFactors = declare('getEmissionFactors', {
  ...common,
  summary: 'Factors of the CO₂ estimate for the company: its own ones and the defaults of the product',
  method: 'GET',
  path: '/backoffice/emission-factors',
});
export const putEmissionFactors = declare('putEmissionFactors', {
  ...common,
  summary: 'Replace the factors of the company for the CO₂ estimate',
  method: 'PUT',
  path: '/backoffice/emission-factors',
});
export const getProductConsumptions = declare('getProductConsumptions', {
  ...common,
  summary: 'Consumption per hour of product classes, and their assumed hours per day without readings',
  method: 'GET',
  path: '/backoffice/product-consumptions',
});
export const putProductConsumptions = declare('putProductConsumptions', {
  ...common,
  summary: 'Replace the consumptions of product classes',
  method: 'PUT',
  path: '/backoffice/product-consumptions',
});
