create index abandoned_request_age on abandoned_request (at);
