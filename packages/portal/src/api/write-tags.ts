import type { Tag } from './tags.ts';

/** What shows where a line stands: a project counts its machines, and assets hold those on rent. */
const RENTAL: readonly Tag[] = ['Contract', 'ContractLine', 'KeyFigures', 'Planning', 'Project', 'Asset'];
/** What somebody sees otherwise with other rights or projects: prices, amounts, limits, and which rows there are. */
const SEEN_BY_RIGHTS: readonly Tag[] = ['Rights', 'GlobalActions', 'Project', 'Contract', 'ContractLine', 'Document'];

/** What names people: oneself, and in one's language those whose data was erased. */
const NAMING: readonly Tag[] = [
  'Activity',
  'Contract',
  'Notification',
  'Order',
  'OrderList',
  'Request',
  'RequestList',
  'User',
];

/** Which data each write changes: the reads on screen that show it are asked again. A write has to have a row. */
export const WRITES: Readonly<Record<string, readonly Tag[]>> = {
  putProfile: ['Profile', ...NAMING],
  // Another day changes what is late, due and free.
  putDemoClock: ['Project', 'Contract', 'ContractLine', 'Planning', 'Document', 'Asset', 'Request'],
  createProject: ['Project'],
  // A project's name and number stand on its contracts, their lines, its documents, assets and requests.
  putProject: ['Project', 'Contract', 'ContractLine', 'Planning', 'Document', 'Asset', 'Request'],
  closeProject: ['Project'],
  reopenProject: ['Project'],
  createContactPerson: ['ContactPerson'],
  // Its project and the contracts there show the site contact, and an asset its holder.
  putContactPerson: ['ContactPerson', 'Project', 'Contract', 'Asset'],
  archiveContactPerson: ['ContactPerson'],
  restoreContactPerson: ['ContactPerson'],
  createAddress: ['Address'],
  putAddress: ['Address', 'Project'],
  archiveAddress: ['Address', 'Project'],
  restoreAddress: ['Address', 'Project'],
  createAsset: ['Asset'],
  putAsset: ['Asset'],
  assignAsset: ['Asset'],
  releaseAsset: ['Asset'],
  reportAssetDefect: ['Asset'],
  startAssetMaintenance: ['Asset'],
  endAssetMaintenance: ['Asset'],
  reportAssetLost: ['Asset'],
  reportAssetFound: ['Asset'],
  retireAsset: ['Asset'],
  planInspection: ['Asset'],
  recordInspection: ['Asset'],
  addReading: ['Asset'],
  addAssetFiles: ['Asset'],
  removeAssetFile: ['Asset'],
  importAssets: ['Asset'],
  markDocumentsRead: ['Document'],
  endSession: ['Session'],
  createCalendarFeed: ['CalendarFeed'],
  deleteCalendarFeed: ['CalendarFeed'],
  putAttentionSnooze: ['Attention'],
  deleteAttentionSnooze: ['Attention'],
  putAttentionAssignee: ['Attention'],
  snoozeAttention: ['Attention'],
  assignAttention: ['Attention'],
  createSavedView: ['SavedView'],
  putSavedView: ['SavedView'],
  deleteSavedView: ['SavedView'],
  // The other devices are signed out.
  changePassword: ['Session'],
  requestPasswordReset: [],
  resetPassword: [],
  acceptInvitation: [],
  createProspect: [],
  createFeedback: [],
  inviteUser: ['User', 'Role'],
  // An edit may be of oneself.
  putUser: ['User', 'Role', ...SEEN_BY_RIGHTS],
  resendInvitation: ['User'],
  blockUser: ['User'],
  unblockUser: ['User'],
  deactivateUser: ['User', 'Role'],
  createRole: ['Role'],
  putRole: ['Role', 'User', ...SEEN_BY_RIGHTS],
  deleteRole: ['Role'],
  createAttachment: [],
  markNotificationsRead: ['Notification', 'GlobalActions'],
  putNotificationSettings: ['NotificationSettings'],
  createOffHire: RENTAL,
  withdrawOffHire: RENTAL,
  extendLines: RENTAL,
  putContractReferences: ['Contract', 'ContractLine'],
  putProjectFavorite: ['Favorite'],
  createOrder: ['Order'],
  putOrder: ['Order'],
  // What is gone is not read again.
  deleteOrder: ['OrderList'],
  submitOrder: ['Order'],
  withdrawOrder: ['Order'],
  approveOrder: ['Order'],
  rejectOrder: ['Order'],
  cancelOrder: ['Order'],
  // An invoice is disputed while a request about it is open, and a contract names those about its machines.
  createRequest: ['Request', 'Document', 'Contract'],
  putRequest: ['Request', 'Document', 'Contract'],
  // What is gone is not read again.
  deleteRequest: ['RequestList'],
  submitRequest: ['Request', 'Document', 'Contract'],
  reviewRequest: ['Request'],
  quoteRequest: ['Request'],
  approveRequest: ['Request', 'Document'],
  rejectRequest: ['Request', 'Document', 'Contract'],
  fulfilRequest: ['Request', 'Contract'],
  cancelRequest: ['Request', 'Document', 'Contract'],
  commentOnRequest: ['Request'],
};
