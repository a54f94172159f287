-- How much is stored is limited for a caller, and for all visitors of a network.
alter table support_picture add column network text not null default '';
create index support_picture_of_member on support_picture (member_id, at) where member_id is not null;
create index support_picture_of_visitor on support_picture (merchant, visitor_hash, at) where visitor_hash is not null;
create index support_picture_of_network on support_picture (merchant, network, at) where visitor_hash is not null;
