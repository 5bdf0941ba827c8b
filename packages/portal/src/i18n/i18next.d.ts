import type account from './locales/en-US/account.json';
import type activity from './locales/en-US/activity.json';
import type asset from './locales/en-US/asset.json';
import type attachments from './locales/en-US/attachments.json';
import type attention from './locales/en-US/attention.json';
import type attentionSelect from './locales/en-US/attentionSelect.json';
import type auth from './locales/en-US/auth.json';
import type common from './locales/en-US/common.json';
import type company from './locales/en-US/company.json';
import type contact from './locales/en-US/contact.json';
import type contract from './locales/en-US/contract.json';
import type demo from './locales/en-US/demo.json';
import type depot from './locales/en-US/depot.json';
import type document from './locales/en-US/document.json';
import type drafts from './locales/en-US/drafts.json';
import type feedback from './locales/en-US/feedback.json';
import type idle from './locales/en-US/idle.json';
import type lists from './locales/en-US/lists.json';
import type notification from './locales/en-US/notification.json';
import type offHires from './locales/en-US/offHires.json';
import type offline from './locales/en-US/offline.json';
import type order from './locales/en-US/order.json';
import type orders from './locales/en-US/orders.json';
import type outbox from './locales/en-US/outbox.json';
import type palette from './locales/en-US/palette.json';
import type planning from './locales/en-US/planning.json';
import type problems from './locales/en-US/problems.json';
import type profile from './locales/en-US/profile.json';
import type project from './locales/en-US/project.json';
import type request from './locales/en-US/request.json';
import type shell from './locales/en-US/shell.json';
import type spend from './locales/en-US/spend.json';
import type user from './locales/en-US/user.json';
import type views from './locales/en-US/views.json';

/** The English texts say which keys exist; a missing key does not compile. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    returnNull: false;
    resources: {
      account: typeof account;
      activity: typeof activity;
      asset: typeof asset;
      attachments: typeof attachments;
      attention: typeof attention;
      attentionSelect: typeof attentionSelect;
      auth: typeof auth;
      common: typeof common;
      company: typeof company;
      contact: typeof contact;
      contract: typeof contract;
      demo: typeof demo;
      depot: typeof depot;
      document: typeof document;
      drafts: typeof drafts;
      feedback: typeof feedback;
      idle: typeof idle;
      lists: typeof lists;
      notification: typeof notification;
      offline: typeof offline;
      outbox: typeof outbox;
      order: typeof order;
      offHires: typeof offHires;
      orders: typeof orders;
      planning: typeof planning;
      problems: typeof problems;
      profile: typeof profile;
      project: typeof project;
      request: typeof request;
      shell: typeof shell;
      spend: typeof spend;
      user: typeof user;
      views: typeof views;
      palette: typeof palette;
    };
  }
}
