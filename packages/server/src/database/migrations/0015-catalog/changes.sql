-- Records of the operating company itself, such as a depot or a product, have no client.
alter table change_entry alter column client_id drop not null;
