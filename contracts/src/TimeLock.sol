// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IToken} from "./lib/IToken.sol";

/// Holds amounts of one token, each until a time its owner chose. Only the owner gets it back, and nobody before that time: there is no
/// administrator, no pause and no upgrade. A token that does not move exactly the value it is told is not taken.
contract TimeLock {
    struct Position {
        uint256 id;
        uint256 amount;
        /// Unix seconds.
        uint64 lockedAt;
        uint64 unlockTime;
    }

    /// The longest time: a slip of a digit must not lock tokens for a life.
    uint256 public constant MAX_DURATION = 10 * 365 days;

    IToken public immutable token;

    /// What the vault holds for all owners together.
    uint256 public totalLocked;

    uint256 private lastId;
    mapping(address => Position[]) private positions;
    /// Place in its owner's list plus one; 0: not there.
    mapping(address => mapping(uint256 => uint256)) private places;

    event Locked(address indexed owner, uint256 indexed id, uint256 amount, uint64 unlockTime);
    event Unlocked(address indexed owner, uint256 indexed id, uint256 amount);

    error AmountIsZero();
    error UnlockTimeNotInFuture(uint256 unlockTime, uint256 now_);
    error UnlockTimeTooFar(uint256 unlockTime, uint256 latest);
    error PositionNotFound(address owner, uint256 id);
    error StillLocked(uint256 id, uint256 unlockTime, uint256 now_);
    error TransferFailed();

    constructor(address token_) {
        token = IToken(token_);
    }

    /// Takes `amount` from the caller, who has allowed it, and holds it until `unlockTime` (Unix seconds).
    function lock(uint256 amount, uint64 unlockTime) public returns (uint256 id) {
        if (amount == 0) revert AmountIsZero();
        if (unlockTime <= block.timestamp) revert UnlockTimeNotInFuture(unlockTime, block.timestamp);
        uint256 latest = block.timestamp + MAX_DURATION;
        if (unlockTime > latest) revert UnlockTimeTooFar(unlockTime, latest);

        id = ++lastId;
        totalLocked += amount;
        positions[msg.sender].push(Position(id, amount, uint64(block.timestamp), unlockTime));
        places[msg.sender][id] = positions[msg.sender].length;
        emit Locked(msg.sender, id, amount, unlockTime);

        uint256 held = token.balanceOf(address(this));
        if (!token.transferFrom(msg.sender, address(this), amount)) revert TransferFailed();
        if (token.balanceOf(address(this)) != held + amount) revert TransferFailed();
    }

    /// The same with the allowance signed instead of sent (ERC-2612).
    function lockWithPermit(uint256 amount, uint64 unlockTime, uint256 deadline, uint8 v, bytes32 r, bytes32 s)
        external
        returns (uint256)
    {
        // Anybody can see the permit on its way and use it first: the allowance is then there all the same.
        try token.permit(msg.sender, address(this), amount, deadline, v, r, s) {} catch {}
        return lock(amount, unlockTime);
    }

    /// Gives a position back to the caller, its owner, at or after its time.
    function unlock(uint256 id) external {
        Position[] storage mine = positions[msg.sender];
        uint256 place = places[msg.sender][id];
        if (place == 0) revert PositionNotFound(msg.sender, id);
        Position memory position = mine[place - 1];
        if (block.timestamp < position.unlockTime) {
            revert StillLocked(id, position.unlockTime, block.timestamp);
        }

        Position memory last = mine[mine.length - 1];
        if (last.id != id) {
            mine[place - 1] = last;
            places[msg.sender][last.id] = place;
        }
        mine.pop();
        delete places[msg.sender][id];
        totalLocked -= position.amount;
        emit Unlocked(msg.sender, id, position.amount);

        if (!token.transfer(msg.sender, position.amount)) revert TransferFailed();
    }

    /// The open positions of an account, in no order: at most `limit` from `offset` on, and how many there are.
    function positionsOf(address owner, uint256 offset, uint256 limit)
        external
        view
        returns (Position[] memory page, uint256 total)
    {
        Position[] storage all = positions[owner];
        total = all.length;
        uint256 rest = offset < total ? total - offset : 0;
        page = new Position[](rest < limit ? rest : limit);
        for (uint256 i = 0; i < page.length; i++) {
            page[i] = all[offset + i];
        }
    }
}
