// net_link.mjs: a link that can fail: a relay in front of some port. It can be cut (connections
// break, new ones are refused), or paused (nothing arrives any more, in either direction, and
// nobody is told), for all or for one process alone, until it is healed.
import { readFileSync, readdirSync, readlinkSync } from 'node:fs';
import net from 'node:net';

// Which socket of this machine calls from one port to the other: the system's number for it. A port
// alone does not tell: the system lends one to several calls if they go to different ports.
function socketBetween(from, to) {
    const shown = (port) => `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
    for (const line of readFileSync('/proc/self/net/tcp', 'latin1').split('\n').slice(1)) {
        const [, local, remote, , , , , , , socket] = line.trim().split(/\s+/);
        if (local?.endsWith(shown(from)) && remote.endsWith(shown(to))) return socket;
    }
    return null;
}

function hasSocket(pid, socket) {
    try {
        return readdirSync(`/proc/${pid}/fd`).some((file) => {
            try {
                return readlinkSync(`/proc/${pid}/fd/${file}`) === `socket:[${socket}]`;
            } catch {
                return false; // closed meanwhile
            }
        });
    } catch {
        return false; // the process has ended
    }
}

// One connection through it.
class Way {
    constructor(relay, near) {
        this.near = near;
        this.caller = near.remotePort;
        this.far = net.connect({ port: relay.target, host: '127.0.0.1', allowHalfOpen: true });
        this.isOpen = true;
        this.isHeld = false;
        for (const [one, other] of [
            [near, this.far],
            [this.far, near],
        ]) {
            one.setNoDelay(true);
            one.on('data', (bytes) => (relay.bytes += bytes.length));
            one.on('error', () => {});
            one.on('close', () => {
                this.isOpen = false;
                relay.ways.delete(this);
                // The other end learns of it once anything passes again.
                if (!this.isHeld) other.destroy();
            });
        }
        if (relay.isStopped(this)) this.hold();
        else this.pass();
    }

    pass() {
        this.isHeld = false;
        if (!this.isOpen) this.break();
        else this.near.pipe(this.far).pipe(this.near);
    }

    hold() {
        this.isHeld = true;
        this.near.unpipe(this.far);
        this.far.unpipe(this.near);
        this.near.pause();
        this.far.pause();
    }

    break() {
        this.near.resetAndDestroy();
        this.far.resetAndDestroy();
    }
}

export class Relay {
    constructor(target) {
        this.target = target; // a port, which may change
        this.bytes = 0; // that have passed, in both directions
        this.ways = new Set();
        this.held = new Set();
        this.state = 'whole'; // or 'cut', 'paused'
        this.only = null; // the process that this is about, null for all
    }

    static async open(target) {
        const relay = new Relay(target);
        relay.server = net.createServer({ allowHalfOpen: true }, (near) => relay.take(near));
        await new Promise((resolve) => relay.server.listen(0, '127.0.0.1', resolve));
        relay.port = relay.server.address().port;
        return relay;
    }

    take(near) {
        near.on('error', () => {});
        if (near.remotePort === undefined) near.destroy();
        else if (this.state === 'cut' && this.concerns(near.remotePort)) near.resetAndDestroy();
        else {
            const way = new Way(this, near);
            this.ways.add(way);
            if (way.isHeld) this.held.add(way);
        }
    }

    concerns(caller) {
        if (this.only === null) return true;
        const socket = socketBetween(caller, this.port);
        return socket !== null && hasSocket(this.only, socket);
    }

    isStopped(way) {
        return this.state === 'paused' && this.concerns(way.caller);
    }

    // `only`: the id of the process that is cut off; the others go on.
    cut(only = null) {
        this.state = 'cut';
        this.only = only;
        for (const way of this.ways) if (this.concerns(way.caller)) way.break();
    }

    pause(only = null) {
        this.state = 'paused';
        this.only = only;
        for (const way of this.ways)
            if (this.concerns(way.caller)) {
                way.hold();
                this.held.add(way);
            }
    }

    heal() {
        this.state = 'whole';
        this.only = null;
        for (const way of this.held) way.pass();
        this.held.clear();
    }

    close() {
        this.server.close();
        for (const way of [...this.ways, ...this.held]) way.break();
    }
}
