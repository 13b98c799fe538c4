"""localstripe, with what Stripe has and it lacks: idempotency keys, cards typed into a page, disputes, webhooks about
refunds. Nothing is kept on disk: its own file would be shared by everybody on the machine."""
import argparse
import asyncio
import json
import logging
from pathlib import Path

from aiohttp import web
from localstripe import resources, server
from localstripe.errors import UserError
from localstripe.resources import Charge, Event, PaymentIntent, PaymentMethod, StripeObject
from localstripe.webhooks import schedule_webhook

here = Path(__file__).parent
resources.Store.dump_to_disk = lambda self: None

# What a page may ask with a publishable key, and scripts and frames anybody may load.
lose_answers = 0
answers = {}


def whole(value):
    return resources.try_convert_to_int(value)


class Dispute(StripeObject):
    object = 'dispute'
    _id_prefix = 'dp_'

    def __init__(self, intent):
        super().__init__()
        self.payment_intent = intent.id
        self.charge = intent.latest_charge.id
        self.amount = intent.latest_charge.amount - intent.latest_charge.amount_refunded
        self.currency = intent.latest_charge.currency
        self.reason = 'fraudulent'
        self.status = 'needs_response'

    @classmethod
    def _api_list_all(cls, url, payment_intent=None, limit=None, starting_after=None, **kwargs):
        found = super()._api_list_all(url, limit=limit, starting_after=starting_after)
        found._list = [d for d in found._list if payment_intent in (None, d.payment_intent)]
        return found


def disputes_of(charge):
    return [d for d in list(resources.store.values()) if isinstance(d, Dispute) and d.charge == charge.id]


Charge.disputed = property(lambda self: len(disputes_of(self)) > 0)


def list_charges(cls, url, created=None, payment_intent=None, limit=None, starting_after=None, **kwargs):
    found = super(Charge, cls)._api_list_all(url, limit=limit, starting_after=starting_after)
    bounds = created if isinstance(created, dict) else {}
    tests = {'gt': int.__gt__, 'gte': int.__ge__, 'lt': int.__lt__, 'lte': int.__le__}
    found._list = [c for c in found._list if payment_intent in (None, c.payment_intent)
                   and all(tests[name](c.created, whole(value)) for name, value in bounds.items())]
    return found


Charge._api_list_all = classmethod(list_charges)
create_intent = PaymentIntent._api_create.__func__


def create(cls, automatic_payment_methods=None, description=None, **data):
    return create_intent(cls, **data)


PaymentIntent._api_create = classmethod(create)


def card_error(status, code, message):
    error = {'type': 'card_error', 'code': code, 'message': message}
    return server.json_response({'error': error}, status=status)


async def confirm(request, data):
    """What the frames of cards and wallets ask: pay this intent with this card."""
    intent = PaymentIntent._api_retrieve(request.match_info['id'])
    if data.get('client_secret') != intent.client_secret:
        raise UserError(401, 'Unauthorized')
    if intent.status not in ('requires_payment_method', 'requires_confirmation'):
        raise UserError(400, 'This PaymentIntent cannot be confirmed now', {'code': 'payment_intent_unexpected_state'})
    shown = data.get('expected') or {'amount': intent.amount, 'currency': intent.currency}
    if (whole(shown['amount']), shown['currency']) != (intent.amount, intent.currency):
        raise UserError(400, 'The amount or currency shown is not the one of the PaymentIntent')
    card = PaymentMethod(type='card', card=data['payment_method_data']['card'])
    intent.latest_charge = None
    if card._attaching_is_declined():
        intent.payment_method = None
        schedule_webhook(Event('payment_intent.payment_failed', intent))
        return card_error(402, 'card_declined', 'Your card was declined.')
    intent.payment_method = card.id
    try:
        intent._confirm(on_failure_now=intent._report_failure)
    except UserError as e:
        return card_error(402, 'card_declined', e.body['error']['message'])
    return server.json_response(intent._export())


@web.middleware
async def pages(request, handler):
    """Confirming with a publishable key is the one thing the original does not let a page do."""
    if request.method == 'POST' and request.path.endswith('/confirm') and '/payment_intents/' in request.path:
        data = await server.get_post_data(request, remove_auth=False) or {}
        if str(data.get('key', '')).startswith('pk_'):
            try:
                return await confirm(request, data)
            except UserError as e:
                return e.to_response()
    return await handler(request)


async def keep(request, handler):
    response = await handler(request)
    if request.path == '/v1/refunds' and response.status == 200:
        charge = Charge._api_retrieve(json.loads(response.body)['charge'])
        schedule_webhook(Event('charge.refunded', charge))
    return response.status, response.body


@web.middleware
async def once(request, handler):
    """The same key has one effect and one answer, also while the first is still on its way."""
    global lose_answers
    if request.method != 'POST' or not request.path.startswith('/v1/'):
        return await handler(request)
    key = request.headers.get('Idempotency-Key')
    name = (request.headers.get('Authorization'), request.path, key)
    task = answers.get(name) if key else None
    if task is None:
        task = asyncio.ensure_future(keep(request, handler))
        if key:
            answers[name] = task
    status, body = await asyncio.shield(task)
    if lose_answers > 0 and key:
        lose_answers -= 1
        request.transport.abort()
    return web.Response(status=status, body=body, content_type='application/json')


async def lose(request):
    global lose_answers
    lose_answers = whole((await request.json()).get('answers', 1))
    return web.Response()


async def dispute(request):
    data = await request.json()
    intent = PaymentIntent._api_retrieve(data['payment_intent'])
    found = disputes_of(intent.latest_charge)
    opened = found[0] if found else Dispute(intent)
    opened.status = data.get('status', opened.status)
    schedule_webhook(Event('charge.dispute.closed' if opened.status in ('won', 'lost') else 'charge.dispute.created', opened))
    return web.Response()


async def count(request):
    """How many intents there are for an order."""
    wanted = request.query['order']
    found = [i for i in list(resources.store.values()) if isinstance(i, PaymentIntent) and i.metadata.get('order') == wanted]
    return server.json_response({'count': len(found)})


def page(name, kind):
    text = (here / name).read_text()
    return lambda request: web.Response(text=text, content_type=kind)


def build():
    app = web.Application(middlewares=[pages, once, server.error_middleware, server.auth_middleware])
    app.on_response_prepare.append(server.add_cors_headers)
    app.router.add_get('/js.stripe.com/v3/', page('v3.js', 'application/javascript'))
    for name in ('card', 'wallet', 'sheet', 'challenge'):
        app.router.add_get(f'/js.stripe.com/v3/{name}', page(f'{name}.html', 'text/html'))
    for name in ('intent', 'card', 'wallet', 'sheet'):
        app.router.add_get(f'/js.stripe.com/v3/{name}.js', page(f'{name}.js', 'application/javascript'))
    app.router.add_get('/_config/health', lambda request: web.Response())
    app.router.add_get('/_config/count', count)
    app.router.add_post('/_config/lose', lose)
    app.router.add_post('/_config/dispute', dispute)
    app.router.add_get('/v1/disputes', server.api_list_all(Dispute, '/v1/disputes'))
    for route in server.app.router.routes():
        if route.resource.canonical != '/js.stripe.com/v3/':
            app.router.add_route(route.method, route.resource.canonical, route.handler)
    return app


parser = argparse.ArgumentParser()
parser.add_argument('--port', type=int, required=True)
logging.getLogger('aiohttp.access').setLevel(logging.WARNING)
web.run_app(build(), host='127.0.0.1', port=parser.parse_args().port, access_log=None, print=None)
