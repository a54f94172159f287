-- Trial accounts are counted with the visitors of their network.
drop index support_picture_of_network;
create index support_picture_of_network on support_picture (merchant, network, at);
